/** What makes an input of the API of a schema, beside the schema. */
import { z } from 'zod';

/** What the API needs to make an input of a schema, besides its form and its description. */
export interface ApiForm {
  /** The name of the input or the enumeration, without `Input`. */
  readonly title?: string;
  /** Of a choice by kind: what ends the names of its kinds. */
  readonly suffix?: string;
  /** Of a record: the fields of an entry. */
  readonly key?: string;
  readonly of?: string;
  /** Of a record: its keys are whole numbers. */
  readonly isWhole?: boolean;
  /** Of a list of texts: the enumeration of its words. */
  readonly words?: string;
}
export const apiForms = z.registry<ApiForm>();
