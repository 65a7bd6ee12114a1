/** The schema as pages: queries, mutations by topic, subscriptions, and every type. */
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { escape } from './template.js';

/** The fields that the inputs of commands share: they are described once. */
const COMMON = ['commandId', 'correlationId', 'expectedRevision', 'preview'];

/** Topics of mutations that the catalogue does not name, because several share a command or one gives several. */
const TOPICS = {
  'Tournament: creation': ['copyTournament'],
  'Tournament: entry': ['registerPlayers', 'takeAddOns'],
  'Access: grants': ['Club', 'Federation', 'Tournament'].flatMap((scope) => [`grant${scope}Role`, `revoke${scope}Role`]),
  'Access: pairing': ['offerPairing', 'pairDevice', 'endPairing'],
  'Access: tokens': ['createToken', 'revokeToken'],
  'Access: players': ['linkPlayer', 'unlinkPlayer'],
  'Access: webhooks': [
    'createWebhook',
    'updateWebhook',
    'rotateWebhookSecret',
    'testWebhook',
    'replayWebhook',
    'disableWebhook',
    'enableWebhook',
    'deleteWebhook',
  ],
  'Federation: people': ['namePlayer'],
  'Sheet: results': ['importResults', 'publishResults', 'matchName', 'forgetName'],
};

/**
 * @param {string} text of the schema
 * @param {string} catalogue the page of the commands, which has them by topic
 */
export function schemaPages(text, catalogue) {
  const schema = buildSchema(text);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const [queries, mutations, subscriptions] = roots.map((type) => Object.values(type.getFields()));
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.includes(type))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const places = new Map(types.map((type) => [type.name, placeOf(type)]));
  const show = { places, common: commonOf(types) };
  const byPage = Map.groupBy(types, ({ name }) => places.get(name));
  return [
    indexPage(byPage),
    page(
      'queries',
      'Queries',
      queries.map((field) => fieldSection(field, show)),
    ),
    mutationsPage(mutations, catalogue, show),
    page(
      'subscriptions',
      'Subscriptions',
      subscriptions.map((field) => fieldSection(field, show)),
    ),
    ...[...byPage].map(([place, those]) =>
      page(
        place,
        titleOf(place),
        those.map((type) => typeSection(type, show)),
      ),
    ),
  ];
}

function placeOf(type) {
  if (isEnumType(type)) return 'enums';
  if (isScalarType(type)) return 'scalars';
  return `${isInputObjectType(type) ? 'inputs' : 'types'}-${type.name[0].toLowerCase()}`;
}

function titleOf(place) {
  const [kind, letter] = place.split('-');
  return {
    enums: 'Enumerations',
    scalars: 'Scalars',
    inputs: `Inputs: ${letter?.toUpperCase()}`,
    types: `Types: ${letter?.toUpperCase()}`,
  }[kind];
}

/** @param sections each an id, a title, its text, and its HTML without the heading */
function page(name, title, sections, head = '') {
  const inner = sections.map(
    ({ id, title: heading, html, level = 2, isTopic }) =>
      `<h${level} id="${id}">${isTopic ? escape(heading) : `<code>${escape(heading)}</code>`}</h${level}>${html}`,
  );
  const own = { id: '', title, text: '' };
  return {
    at: `schema/${name}.html`,
    title,
    language: 'en',
    html: `<h1>${escape(title)}</h1>${head}${inner.join('\n')}`,
    sections: [own, ...sections],
  };
}

const describe = ({ description }) => (description ? `<p>${inline(description)}</p>` : '');
const inline = (text) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

function link(type, { places }) {
  const { name } = getNamedType(type);
  const place = places.get(name);
  const shown = escape(String(type));
  return `<code>${place === undefined ? shown : shown.replace(name, `<a href="${place}.html#${name}">${name}</a>`)}</code>`;
}

const textOf = (things) => things.map(({ name, description }) => `${name} ${description ?? ''}`).join(' ');

function rows(things, show) {
  if (things.length === 0) return '';
  const row = (thing) => {
    const { name, type, args = [], defaultValue, deprecationReason } = thing;
    const takes = args.map((arg) => `${arg.name}: ${link(arg.type, show)}`).join(', ');
    const otherwise = defaultValue === undefined ? '' : ` = <code>${escape(JSON.stringify(defaultValue))}</code>`;
    const old = deprecationReason ? ` <em>Deprecated: ${inline(deprecationReason)}</em>` : '';
    return `<tr><td><code>${name}</code>${takes === '' ? '' : ` (${takes})`}</td><td>${type === undefined ? '' : link(type, show)}${otherwise}</td><td>${inline(thing.description ?? '')}${old}</td></tr>`;
  };
  return `<div class="wide"><table><thead><tr><th>Name</th><th>Type</th><th>What it is</th></tr></thead><tbody>${things.map(row).join('')}</tbody></table></div>`;
}

function mutationSection(field, show) {
  const html = `${describe(field)}<p>Takes ${field.args.map(({ type }) => link(type, show)).join(', ')}, gives ${link(field.type, show)}.</p>`;
  return { id: field.name, title: field.name, level: 3, text: field.description ?? '', html };
}

function fieldSection(field, show) {
  const { name, type, args } = field;
  return {
    id: name,
    title: name,
    text: `${field.description ?? ''} ${textOf(args)}`,
    html: `<p>${link(type, show)}</p>${describe(field)}${rows(args, show)}`,
  };
}

function typeSection(type, show) {
  const section = (things, html) => ({
    id: type.name,
    title: type.name,
    text: `${type.description ?? ''} ${textOf(things)}`,
    html: describe(type) + html,
  });
  if (isUnionType(type))
    return section(
      [],
      `<p>One of ${type
        .getTypes()
        .map((each) => link(each, show))
        .join(', ')}.</p>`,
    );
  if (isEnumType(type)) return section(type.getValues(), rows(type.getValues(), show));
  if (isScalarType(type))
    return section([], type.specifiedByURL ? `<p><a href="${escape(type.specifiedByURL)}" rel="noreferrer">Specified here</a></p>` : '');
  const fields = Object.values(type.getFields());
  const others = isInputObjectType(type)
    ? fields.filter(({ name, description }) => show.common.get(name)?.description !== description)
    : fields;
  const left = fields.filter((field) => !others.includes(field)).map(({ name }) => `<code>${name}</code>`);
  const common = left.length === 0 ? '' : `<p>Also the <a href="mutations.html#common-fields">common fields</a> ${left.join(', ')}.</p>`;
  const kinds = isInterfaceType(type) || isObjectType(type) ? type.getInterfaces().map((each) => link(each, show)) : [];
  const is = kinds.length === 0 ? '' : `<p>Implements ${kinds.join(', ')}.</p>`;
  const one = isInputObjectType(type) && type.isOneOf ? '<p>Exactly one of the fields is given.</p>' : '';
  return section(others, is + one + rows(others, show) + common);
}

/** The common fields as most inputs describe them. */
function commonOf(types) {
  const inputs = types.filter(isInputObjectType);
  const usual = (name) => {
    const all = inputs.flatMap((type) => type.getFields()[name] ?? []);
    const groups = [...Map.groupBy(all, ({ description }) => description).values()];
    return groups.toSorted((one, other) => other.length - one.length)[0]?.[0];
  };
  return new Map(COMMON.flatMap((name) => (usual(name) === undefined ? [] : [[name, usual(name)]])));
}

function mutationsPage(mutations, catalogue, show) {
  const byName = new Map(mutations.map((field) => [field.name, field]));
  const topics = catalogue
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const title = part.split('\n')[0].trim();
      const names = new Set([...(TOPICS[title] ?? []), ...[...part.matchAll(/`([a-z]\w*)`/g)].map(([, name]) => name)]);
      const fields = [...names].flatMap((name) => (byName.has(name) ? [byName.get(name)] : []));
      for (const { name } of fields) byName.delete(name);
      return { title, fields };
    });
  if (byName.size > 0) topics.push({ title: 'Others', fields: [...byName.values()] });
  const filled = topics.filter(({ fields }) => fields.length > 0);
  const idOf = (title) => title.toLowerCase().replaceAll(/\W+/g, '-');
  const sections = filled.flatMap(({ title, fields }) => [
    { id: idOf(title), title, isTopic: true, text: fields.map(({ name }) => name).join(' '), html: '' },
    ...fields.map((field) => mutationSection(field, show)),
  ]);
  const contents = filled.map(({ title, fields }) => `<li><a href="#${idOf(title)}">${escape(title)}</a> (${fields.length})</li>`);
  const head = `<p>Each mutation is a command. Its <code>input</code> has the fields of the command and these.</p>
<h2 id="common-fields">Common fields</h2>${rows([...show.common.values()], show)}<ul>${contents.join('')}</ul>`;
  return page('mutations', 'Mutations by topic', sections, head);
}

function indexPage(byPage) {
  const lists = [...byPage]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([place, types]) =>
        `<h2>${titleOf(place)}</h2><p>${types.map(({ name }) => `<a href="${place}.html#${name}"><code>${name}</code></a>`).join(' ')}</p>`,
    );
  const head = `<p><a href="queries.html">Queries</a>, <a href="mutations.html">mutations by topic</a>, <a href="subscriptions.html">subscriptions</a>, and every type below. <a href="schema.graphql">The schema as a file</a>.</p>`;
  return page('index', 'The schema', [], head + lists.join('\n'));
}
