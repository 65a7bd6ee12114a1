import type { GivenContext } from './aggregate.js';
import { readTyped } from './typed-texts.js';

const by = (role: 'director' | 'system', more: Partial<GivenContext> = {}): GivenContext => ({
  commandId: 'c',
  actor: { id: 'td', role },
  correlationId: 'c',
  ...more,
});
const hidden = 'Anna\u202E';
const composed = 'Zoé';
const decomposed = 'Zoe\u0301';

describe('the texts of a command', () => {
  it('are taken in one form, as they were given too, and beside it', () => {
    const read = readTyped(
      { type: 'HaltTable', reason: decomposed },
      by('director', { asGiven: { reason: decomposed }, aside: { name: decomposed } }),
    );
    expect(read).toMatchObject({ asked: { reason: composed }, context: { asGiven: { reason: composed }, aside: { name: composed } } });
  });

  it('are the very command where nothing changes', () => {
    const [asked, context] = [{ type: 'HaltTable', reason: composed }, by('director')];
    expect(readTyped(asked, context)).toEqual({ asked, context });
    expect((readTyped(asked, context) as { asked: object }).asked).toBe(asked);
  });

  it.each([
    [{ type: 'HaltTable', reason: hidden }, {}, 'reason'],
    [{ type: 'RegisterPlayer' }, { aside: { name: hidden } }, 'name'],
  ])('name the field that can’t be taken', (asked, more, field) => {
    const { refusal } = readTyped(asked, by('director', more));
    expect(refusal).toMatchObject({ code: 'TEXT_UNFIT', parameters: { field, character: 'U+202E', place: 5 } });
  });

  it('are not read again in what Tapis gives itself: it may repeat what an earlier release recorded', () => {
    expect(readTyped({ type: 'HaltTable', reason: hidden }, by('system')).refusal).toBeUndefined();
    expect(readTyped({ type: 'IssueToken', label: hidden }, by('director')).refusal).toBeUndefined();
  });
});
