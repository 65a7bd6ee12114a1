import { type DomainEvent, eventTypes, jsonSchemaOf, validateEvent } from '../../events/catalogue.js';
import { exampleOf } from './example-of.js';

describe('the example that a schema gives', () => {
  it('fits most events there are; the others need one in their declaration', () => {
    const fits = eventTypes.filter((declared) => {
      try {
        validateEvent({ type: declared.type, data: exampleOf(jsonSchemaOf(declared)) } as DomainEvent);
        return true;
      } catch {
        return false;
      }
    });
    expect(fits.length / eventTypes.length).toBeGreaterThan(0.9);
  });

  it('names a pattern that it knows no text for', () => {
    expect(() => exampleOf({ type: 'string', pattern: '^[§]{77}$' })).toThrow(/give the event an example where it is declared/);
  });
});
