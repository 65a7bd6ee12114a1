import { readFileSync } from 'node:fs';
import { reportEvents } from '../../events/hand-reports.js';
import { reportEventText, type ReportEvent } from './report-event-texts.js';

describe('the line of every event that a report makes', () => {
  it.each(Object.keys(reportEvents))('%s is said in English and in French', (type) => {
    const data: unknown = JSON.parse(readFileSync(`events/golden/${type}.v1.json`, 'utf8'));
    const { en, fr } = reportEventText({ type, data } as ReportEvent, (amount) => `${amount} chips`);
    expect(en).not.toBe(fr);
    for (const line of [en, fr]) expect(line).toMatch(/^(?!.*(undefined|null|NaN|object)).{5,}$/);
  });

  it('names seats and amounts', () => {
    const told = reportEventText({ type: 'WrongAmountRecorded', data: { seat: 3, to: 350, legalTo: 400 } }, String);
    expect(told).toEqual({ en: 'seat 3 puts in 350 where 400 was due', fr: 'siège 3 met 350 au lieu de 400' });
  });
});
