/** Lists of any length in pages, as Relay cursor connections. */
import type { Type } from '@nestjs/common';
import { ArgsType, Extensions, Field, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import type { Row } from '../../../projections/projection.js';
import type { Page as ViewPage, PageWindow, PlaceInView } from '../../app/views/view-table.js';
import { badInput } from './api-error.js';
import { Costs } from './costs.js';
import type { Cursors } from './cursors.js';
import { plain, works } from './plain-fields.js';
import { PositionScalar } from './scalars.js';
import { field, ofFields, orNull } from './showing.js';

/** The most rows of one page. */
export const MAX_PAGE = 500;
export const DEFAULT_PAGE = 50;

@ArgsType()
export class AtLeastArgs {
  @Field(() => PositionScalar, {
    nullable: true,
    description: 'Waits until the views show this position, as a mutation gave it; fails with VIEWS_LAGGING after a few seconds.',
  })
  // The argument check refuses a class without checks.
  @IsOptional()
  atLeast?: number | null;
}

@ArgsType()
export class PageArgs extends AtLeastArgs {
  @Field(() => Int, {
    nullable: true,
    description: `How many to give from the beginning or after a cursor, 0 to ${MAX_PAGE}; ${DEFAULT_PAGE} when neither first nor last is given.`,
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Gives only what comes after this cursor, one of the same list with the same arguments.',
  })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many to give from the end or before a cursor, 0 to ${MAX_PAGE}; not together with first.`,
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Gives only what comes before this cursor, one of the same list with the same arguments.',
  })
  before?: string | null;
}

/**
 * The requested window of a list.
 * @throws ApiError `BAD_USER_INPUT` for contradicting arguments or invalid cursors, `CURSOR_OF_ANOTHER_LIST`
 */
export function pageWindow(args: PageArgs, cursors: Cursors): PageWindow {
  if (args.first != null && args.last != null) throw badInput([{ path: 'last', problem: 'cannot be given together with first' }]);
  for (const name of ['first', 'last'] as const) {
    const size = args[name] ?? 0;
    if (size < 0 || size > MAX_PAGE) throw badInput([{ path: name, problem: `must be from 0 to ${MAX_PAGE}` }]);
  }
  return {
    after: args.after == null ? undefined : cursors.placeOf('after', args.after),
    before: args.before == null ? undefined : cursors.placeOf('before', args.before),
    ...(args.last == null ? { first: args.first ?? DEFAULT_PAGE } : { last: args.last }),
  };
}

@Extensions(plain)
@ObjectType({ description: 'The place of a page in its list.' })
export class PageInfo extends ofFields({
  hasNextPage: field(Boolean, 'Whether more comes after this page.'),
  hasPreviousPage: field(Boolean, 'Whether something comes before this page.'),
  startCursor: orNull(String, 'The cursor of the first edge, or the place that a backward search has reached; null on an empty page.'),
  endCursor: orNull(String, 'The cursor of the last edge, or the place that a search has reached; null on an empty page.'),
}) {}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
  readonly position: number | null;
}

/** Declares the connection and edge types of a kind of node. `of` completes the sentence "A page of …". */
export function connectionType<Node>(node: () => Type<Node>, name: string, of: string): Type<Connection<Node>> {
  @Extensions(plain)
  @ObjectType(`${name}Edge`, { description: `One entry in a page of ${of}.` })
  class NodeEdge {
    @Field(() => String, { description: 'The place of the entry, for the arguments after and before.' })
    cursor!: string;

    @Field(node, { description: 'The entry itself.' })
    node!: Node;
  }

  @Extensions(plain)
  @ObjectType(`${name}Connection`, { description: `A page of ${of}.` })
  class NodeConnection {
    @Costs({ entries: 'page' })
    @Field(() => [NodeEdge], { description: 'The entries with their cursors.' })
    edges!: NodeEdge[];

    @Costs({ entries: 'page' })
    @Field(() => [node()], { description: 'The entries alone.' })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'The place of this page in the list.' })
    pageInfo!: PageInfo;

    @Extensions(works)
    @Field(() => Int, { description: 'How many entries the whole list has.' })
    totalCount!: number;

    @Field(() => PositionScalar, { nullable: true, description: 'The position that the answer reflects; null before the first event.' })
    position!: number | null;
  }
  return NodeConnection;
}

/** An entry whose cursor is made when it is needed. */
class PlacedEdge<Node> implements Edge<Node> {
  constructor(
    readonly node: Node,
    private readonly place: PlaceInView,
    private readonly cursors: Cursors,
  ) {}

  get cursor(): string {
    return this.cursors.cursorOf(this.place);
  }
}

/** A page of a list, from rows of a view. Cursors and the count are made when needed. */
export class PageOf<Body, Node> implements Connection<Node> {
  readonly nodes: readonly Node[];
  private readonly rows: readonly Row<Body>[];

  /**
   * @param show what to show of a row; null leaves it out, when another view does not have it yet
   * @param count gives the length of the whole list
   */
  constructor(
    private readonly page: ViewPage<Body>,
    private readonly cursors: Cursors,
    show: (row: Row<Body>) => Node | null,
    private readonly count: () => number,
    readonly position: number | null,
  ) {
    const [rows, nodes]: [Row<Body>[], Node[]] = [[], []];
    for (const row of page.rows) {
      const node = show(row);
      if (node === null) continue;
      rows.push(row);
      nodes.push(node);
    }
    this.rows = rows;
    this.nodes = nodes;
  }

  get edges(): readonly Edge<Node>[] {
    return this.rows.map((row, index) => new PlacedEdge(this.nodes[index]!, row, this.cursors));
  }

  get pageInfo(): PageInfo {
    const { hasPrevious, hasNext } = this.page;
    const [first, last] = [this.rows[0], this.rows.at(-1)];
    const { cursors } = this;
    return {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrevious,
      // Made when needed.
      get startCursor() {
        return first === undefined ? null : cursors.cursorOf(first);
      },
      get endCursor() {
        return last === undefined ? null : cursors.cursorOf(last);
      },
    };
  }

  get totalCount(): number {
    return this.count();
  }
}
