import * as migration_20261121_060000_initial from './20261121_060000_initial';
import * as migration_20261121_063000_changes from './20261121_063000_changes';
import * as migration_20261121_070000_request_counts from './20261121_070000_request_counts';
import * as migration_20261121_080000_data_model from './20261121_080000_data_model';
import * as migration_20261121_085000_moderation from './20261121_085000_moderation';
import * as migration_20261121_091500_one_open_report from './20261121_091500_one_open_report';

export const migrations = [
  {
    up: migration_20261121_060000_initial.up,
    down: migration_20261121_060000_initial.down,
    name: '20261121_060000_initial',
  },
  {
    up: migration_20261121_063000_changes.up,
    down: migration_20261121_063000_changes.down,
    name: '20261121_063000_changes',
  },
  {
    up: migration_20261121_070000_request_counts.up,
    down: migration_20261121_070000_request_counts.down,
    name: '20261121_070000_request_counts',
  },
  {
    up: migration_20261121_080000_data_model.up,
    down: migration_20261121_080000_data_model.down,
    name: '20261121_080000_data_model',
  },
  {
    up: migration_20261121_085000_moderation.up,
    down: migration_20261121_085000_moderation.down,
    name: '20261121_085000_moderation'
  },
  {
    up: migration_20261121_091500_one_open_report.up,
    down: migration_20261121_091500_one_open_report.down,
    name: '20261121_091500_one_open_report'
  },
];
