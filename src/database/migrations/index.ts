import * as migration_20261121_053358_initial from './20261121_053358_initial';
import * as migration_20261121_070000_request_counts from './20261121_070000_request_counts';

export const migrations = [
  {
    up: migration_20261121_053358_initial.up,
    down: migration_20261121_053358_initial.down,
    name: '20261121_053358_initial'
  },
  {
    up: migration_20261121_070000_request_counts.up,
    down: migration_20261121_070000_request_counts.down,
    name: '20261121_070000_request_counts'
  },
];
