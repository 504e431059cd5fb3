import * as migration_20261121_053358_initial from './20261121_053358_initial';
import * as migration_20261121_063356_sessions from './20261121_063356_sessions';

export const migrations = [
  {
    up: migration_20261121_053358_initial.up,
    down: migration_20261121_053358_initial.down,
    name: '20261121_053358_initial',
  },
  {
    up: migration_20261121_063356_sessions.up,
    down: migration_20261121_063356_sessions.down,
    name: '20261121_063356_sessions'
  },
];
