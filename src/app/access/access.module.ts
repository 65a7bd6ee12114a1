import { Module } from '@nestjs/common';
import type { PlayerId } from '../../../events/ids.js';
import { Config } from '../config/config.js';
import { DispatchModule } from '../dispatch/dispatch.module.js';
import { Dispatcher } from '../dispatch/dispatcher.js';
import { DataFolder, StoreModule } from '../folder/store.module.js';
import { Registry } from '../registry/registry.js';
import { RegistryModule, SCOPES } from '../registry/registry.module.js';
import { TimeSource } from '../time-source.js';
import { ProjectionRunner } from '../views/projection-runner.js';
import { ViewStore } from '../views/view-store.js';
import { ViewsModule } from '../views/views.module.js';
import { namePart, provide } from '../wiring/provide.js';
import { Resources } from '../wiring/resources.js';
import { PersonalTexts } from '../words/personal-texts.js';
import { WordsModule } from '../words/words.module.js';
import { type Access, openAccess } from './open-access.js';

export const ACCESS = namePart<Access>('access');

@Module({
  imports: [StoreModule, ViewsModule, RegistryModule, WordsModule, DispatchModule],
  providers: [
    provide(
      ACCESS,
      [Config, Resources, Dispatcher, ViewStore, ProjectionRunner, TimeSource, DataFolder, PersonalTexts, SCOPES, Registry],
      ({ notice, formerSecret }, resources, dispatcher, views, runner, { now }, { secret }, words, parents, registry) => {
        const isKnownPlayer = (id: PlayerId): Promise<boolean> => registry.isKnown(id);
        return resources.open(
          'notes of access',
          () => openAccess({ dispatcher, views, runner, now, secret, formerSecret, words, parents, isKnownPlayer, notice }),
          ({ notes }) => notes.flush(),
        );
      },
    ),
  ],
  exports: [ACCESS],
})
export class AccessModule {}
