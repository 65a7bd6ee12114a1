/**
 * Takes the commands of result sheets, and follows the tournaments whose results they are. What is done after an event of a tournament has a
 * command id made from that event, so that it has one effect, after a crash and on several nodes.
 */
import type { SheetCommand } from '../../../commands/sheet.js';
import type { CommittedEvent } from '../../../events/envelope.js';
import { type PlayerId, type SheetId, sheetStream, type TournamentId, tournamentOfStream } from '../../../events/ids.js';
import type { SheetEvent } from '../../../events/sheet.js';
import { type GivenToSheet, sheetDecider } from '../../sheet/decider.js';
import type { SheetState } from '../../sheet/state.js';
import type { EventStore } from '../../store/event-store.js';
import { CommandHandler, type CommandHandlerOptions } from '../command-handler.js';
import { systemActor } from '../hand-lifecycle.js';
import type { CommandContext, CommandOutcome, StreamState } from '../outcome.js';
import type { PersonalDataWays } from '../registry/personal-data.js';
import type { Asked, Registry } from '../registry/registry.js';
import { concernedInSheet } from '../words/concerned.js';
import type { KeptWords } from '../words/kept-words.js';
import { readTournamentSheet, sheetOfTournament } from './tournament-sheet.js';
import { lookUp } from '../../../events/look-up.js';

export interface SheetsOptions {
  readonly store: EventStore;
  readonly handling: CommandHandlerOptions;
  readonly registry: Pick<Registry, 'isKnown' | 'loadPerson'>;
  readonly personalData: Pick<PersonalDataWays, 'name'>;
  readonly words: KeptWords;
  /** Does at once what follows for seasons. */
  readonly withReactions: (taken: Taken) => Taken;
  /** Waits until this node lives by what was decided. */
  readonly settle: (position: number) => Promise<void>;
  /** Whether a tournament is over now. */
  readonly isOver: (tournamentId: TournamentId) => Promise<boolean>;
}

type Taken = Promise<CommandOutcome<SheetEvent>>;

export class Sheets {
  readonly #handler: CommandHandler<SheetState, GivenToSheet, SheetEvent>;

  constructor(private readonly options: SheetsOptions) {
    this.#handler = new CommandHandler(sheetDecider, options.store, options.handling);
  }

  load(id: SheetId): Promise<StreamState<SheetState>> {
    return this.#handler.load(sheetStream(id));
  }

  /** @throws StoreError when the store fails; sending the command again is safe */
  async give(id: SheetId, command: Asked<SheetCommand>, context: CommandContext): Taken {
    const given = { ...context, asGiven: context.asGiven ?? command };
    const whole = { ...command, ...(await this.#findOut(command)) };
    const outcome = await this.options.words.give(
      whole,
      given,
      async (_lead, amendment) => concernedInSheet((await this.load(id)).state, amendment),
      (kept, as) => this.options.withReactions(this.#handler.execute(sheetStream(id), { ...kept, of: id } as unknown as GivenToSheet, as)),
    );
    if (!outcome.accepted) return outcome;
    if (command.type === 'ReassignRow') await this.#forgetTyped(id, command['recordedAs'] as PlayerId);
    if (command.type === 'WithdrawImport') await this.#forgetAllTyped(id);
    if (outcome.position !== null) await this.options.settle(outcome.position);
    return outcome;
  }

  /** Publishes the results of a tournament as they are now: of one that was over before this release, say. @returns null while it is played */
  async publish(tournamentId: TournamentId, context: CommandContext): Promise<CommandOutcome<SheetEvent> | null> {
    const sheet = await readTournamentSheet(this.options.store, tournamentId, null);
    if (sheet === null || !sheet.isOver) return null;
    const { facts, rows, through } = sheet;
    const cause = { kind: 'byDirector', eventId: null, article: null } as const;
    const asGiven = { type: 'RecordSheet', tournamentId };
    return this.give(sheetOfTournament(tournamentId), { type: 'RecordSheet', facts, rows, cause, through }, { ...context, asGiven });
  }

  /** Does what follows from an event of a tournament; null for nothing. @throws what the command's way throws */
  async follow({ id, stream, revision, metadata }: CommittedEvent): Promise<CommandOutcome | null> {
    const tournamentId = tournamentOfStream(stream);
    const sheetId = sheetOfTournament(tournamentId);
    const { state } = await this.load(sheetId);
    if ((state.through ?? -1) >= revision) return null;
    // Most corrections are made while the tournament is played: it has no results yet.
    if (state.facts === null && !(await this.options.isOver(tournamentId))) return null;
    const sheet = await readTournamentSheet(this.options.store, tournamentId, revision);
    if (sheet === null || sheet.cause === null) return null;
    const { facts, rows, through, isOver } = sheet;
    const cause = { ...sheet.cause, article: null };
    const command: SheetCommand = isOver ? { type: 'RecordSheet', facts, rows, cause, through } : { type: 'WithdrawSheet', cause, through };
    return this.#handler.execute(
      sheetStream(sheetId),
      { ...command, of: sheetId },
      {
        commandId: `after-${id}`,
        actor: systemActor,
        correlationId: metadata.correlationId,
        causationId: id,
        asGiven: { type: command.type, after: id },
      },
    );
  }

  /** A name that was typed is no longer needed once it is known who it is. */
  async #forgetTyped(id: SheetId, recordedAs: PlayerId): Promise<void> {
    const { rows, assigned } = (await this.load(id)).state;
    const row = rows.find((each) => each.recordedAs === recordedAs);
    if (row?.unmatched === true && lookUp(assigned, recordedAs) !== undefined) await this.options.personalData.name(recordedAs, null);
  }

  async #forgetAllTyped(id: SheetId): Promise<void> {
    const { rows } = (await this.load(id)).state;
    for (const { recordedAs, unmatched } of rows) if (unmatched === true) await this.options.personalData.name(recordedAs, null);
  }

  async #findOut(command: Asked<SheetCommand>): Promise<object> {
    if (command.type !== 'ReassignRow') return {};
    const playerId = command['playerId'] as PlayerId;
    const { mergedInto } = (await this.options.registry.loadPerson(playerId)).state;
    // The id of the record itself undoes it, whoever that is kept under now.
    const survivorId = command['recordedAs'] === playerId ? null : mergedInto;
    return { isKnown: await this.options.registry.isKnown(playerId), survivorId };
  }
}
