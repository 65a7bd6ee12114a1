/** Caches the metadata of class-validator. The library searches all classes at every check, which took a tenth of a query's time. */
import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type LookUp = Storage['getTargetValidationMetadatas'];

/**
 * Makes class-validator look up each class once. It uses the class around a nested object as its schema, so each such pair is looked up.
 * Checks by group are not cached; the API has none.
 */
export function rememberValidationMetadata(storage: Storage = getMetadataStorage()): void {
  const lookUp: LookUp = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, Map<string | undefined, ReturnType<LookUp>>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length) return lookUp(target, schema, always, strictGroups, groups);
    let ofClass = known.get(target);
    if (ofClass === undefined) known.set(target, (ofClass = new Map()));
    let found = ofClass.get(schema);
    if (found === undefined) ofClass.set(schema, (found = lookUp(target, schema, always, strictGroups, groups)));
    return found;
  };
}
