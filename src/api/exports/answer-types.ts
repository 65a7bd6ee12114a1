/** The media types of what is fetched by an address. */
export const answerTypes = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const;

export type AnswerType = keyof typeof answerTypes;
