import * as migration_20261121_000000_initial from './20261121_000000_initial';
import * as migration_20261121_000100_search_document from './20261121_000100_search_document';
import * as migration_20261121_000200_place from './20261121_000200_place';
import * as migration_20261121_190644_stock_imports from './20261121_190644_stock_imports';
import * as migration_20261121_222843_map_service from './20261121_222843_map_service';

export const migrations = [
  {
    up: migration_20261121_000000_initial.up,
    down: migration_20261121_000000_initial.down,
    name: '20261121_000000_initial',
  },
  {
    up: migration_20261121_000100_search_document.up,
    down: migration_20261121_000100_search_document.down,
    name: '20261121_000100_search_document',
  },
  {
    up: migration_20261121_000200_place.up,
    down: migration_20261121_000200_place.down,
    name: '20261121_000200_place',
  },
  {
    up: migration_20261121_190644_stock_imports.up,
    down: migration_20261121_190644_stock_imports.down,
    name: '20261121_190644_stock_imports',
  },
  {
    up: migration_20261121_222843_map_service.up,
    down: migration_20261121_222843_map_service.down,
    name: '20261121_222843_map_service'
  },
];
