/**
 * The kinds of event that one of the books tells apart. Elsewhere they rule alike, and an event that is none of them reads `weekly`, as
 * the ordinary kind.
 */
import { t } from '../definition.js';
import type { Text } from '../setting.js';

export type EventKind = 'weekly' | 'regional' | 'national';

const names: Readonly<Record<EventKind, Text>> = {
  weekly: t('ordinary event', 'tournoi ordinaire'),
  regional: t('regional final', 'finale régionale'),
  national: t('national final', 'finale nationale'),
};

/** A question put for each kind of event: `title` is completed by the kind's name. */
export function perKind(title: Text, kind: EventKind): Text {
  const name = names[kind];
  return t(`${title.en}, ${name.en}`, `${title.fr}, ${name.fr}`);
}
