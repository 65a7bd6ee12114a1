/** Enumerations of the rulebooks: capitals in GraphQL, the domain's words inside. */
import { enumeration } from '../language/enums.js';

export const SettingKindEnum = enumeration('SettingKind', 'Which kind of value a setting takes.', {
  enum: 'One of several words.',
  integer: 'A whole number within bounds.',
  boolean: 'True or false.',
});

export const SettingSourceEnum = enumeration('SettingSource', 'Where the value of a setting comes from.', {
  article: 'The book says so in its articles.',
  silent: 'The book is silent, and another rule applies.',
  house: 'The club departs from its book.',
});

export const DecidedByEnum = enumeration('DecidedBy', 'What decides an article of a rulebook.', {
  settings: 'Settings of the book, or rules that all books have in common: those that cite the article.',
  hand: 'The course of a hand, the same under every book.',
  tournament: 'The course of a tournament, the same under every book.',
  nobody: 'No computer: it is for people to judge or to do.',
});
