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
      by('director', { originalCommand: { reason: decomposed }, aside: { name: decomposed } }),
    );
    expect(read).toMatchObject({
      clientCommand: { reason: composed },
      context: { originalCommand: { reason: composed }, aside: { name: composed } },
    });
  });

  it('are the very command where nothing changes', () => {
    const [clientCommand, context] = [{ type: 'HaltTable', reason: composed }, by('director')];
    expect(readTyped(clientCommand, context)).toEqual({ clientCommand, context });
    expect((readTyped(clientCommand, context) as { clientCommand: object }).clientCommand).toBe(clientCommand);
  });

  it.each([
    [{ type: 'HaltTable', reason: hidden }, {}, 'reason'],
    [{ type: 'RegisterPlayer' }, { aside: { name: hidden } }, 'name'],
  ])('name the field that can’t be taken', (clientCommand, more, field) => {
    const { refusal } = readTyped(clientCommand, by('director', more));
    expect(refusal).toMatchObject({ code: 'TEXT_UNFIT', parameters: { field, character: 'U+202E', place: 5 } });
  });

  it('are not read again in what Tapis gives itself: it may repeat what an earlier release recorded', () => {
    expect(readTyped({ type: 'HaltTable', reason: hidden }, by('system')).refusal).toBeUndefined();
    expect(readTyped({ type: 'IssueToken', label: hidden }, by('director')).refusal).toBeUndefined();
  });
});
