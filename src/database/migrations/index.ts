import * as migration_20261121_060000_initial from './20261121_060000_initial';
import * as migration_20261121_063000_changes from './20261121_063000_changes';
import * as migration_20261121_070000_request_counts from './20261121_070000_request_counts';
import * as migration_20261121_080000_data_model from './20261121_080000_data_model';
import * as migration_20261121_090000_search_entries from './20261121_090000_search_entries';
import * as migration_20261121_091500_one_open_report from './20261121_091500_one_open_report';
import * as migration_20261121_092000_one_active_small_ad from './20261121_092000_one_active_small_ad';
import * as migration_20261121_094000_community from './20261121_094000_community';
import * as migration_20261121_094000_job_runs from './20261121_094000_job_runs';
import * as migration_20261121_120000_hidden_documents from './20261121_120000_hidden_documents';
import * as migration_20261121_150000_hidden_not_counted from './20261121_150000_hidden_not_counted';
import * as migration_20261121_151000_event_pictures_and_list_indexes from './20261121_151000_event_pictures_and_list_indexes';
import * as migration_20261121_163945_purged_pictures from './20261121_163945_purged_pictures';
import * as migration_20261121_174637_members_by_name from './20261121_174637_members_by_name';
import * as migration_20261121_210000_search_title_marks from './20261121_210000_search_title_marks';
import * as migration_20261122_131025_staff_codes from './20261122_131025_staff_codes';
import * as migration_20261122_140000_pictures_in_texts from './20261122_140000_pictures_in_texts';
import * as migration_20261122_200000_indexes_of_writes from './20261122_200000_indexes_of_writes';
import * as migration_20261123_000000_community_screens from './20261123_000000_community_screens';
import * as migration_20261123_000500_community_rules from './20261123_000500_community_rules';
import * as migration_20261123_001000_versions_go_with_articles from './20261123_001000_versions_go_with_articles';
import * as migration_20261123_182111_panels from './20261123_182111_panels';
import * as migration_20261123_190000_what_waits from './20261123_190000_what_waits';
import * as migration_20261123_190500_bulk_rules from './20261123_190500_bulk_rules';
import * as migration_20261124_115252_import_jobs from './20261124_115252_import_jobs';
import * as migration_20261124_120000_contact_imports from './20261124_120000_contact_imports';
import * as migration_20261124_125256_suspension from './20261124_125256_suspension';
import * as migration_20261125_052041_trail from './20261125_052041_trail';
import * as migration_20261125_052100_trail_rules from './20261125_052100_trail_rules';
import * as migration_20261125_080000_import_undoer from './20261125_080000_import_undoer';
import * as migration_20261125_082500_panel_search from './20261125_082500_panel_search';
import * as migration_20261125_083457_panel_tasks from './20261125_083457_panel_tasks';
import * as migration_20261125_090000_directory_rules from './20261125_090000_directory_rules';
import * as migration_20261125_194933_search_synonyms from './20261125_194933_search_synonyms';
import * as migration_20261125_195000_search_index from './20261125_195000_search_index';
import * as migration_20261126_040000_search_levels from './20261126_040000_search_levels';
import * as migration_20261126_132657_items_sent_once from './20261126_132657_items_sent_once';
import * as migration_20261126_181702_items_pictures from './20261126_181702_items_pictures';
import * as migration_20261127_000000_cities_of_kinds from './20261127_000000_cities_of_kinds';
import * as migration_20261127_001416_apartment_terms from './20261127_001416_apartment_terms';
import * as migration_20261127_003040_legal_texts from './20261127_003040_legal_texts';
import * as migration_20261127_032540_email_kinds from './20261127_032540_email_kinds';
import * as migration_20261127_035611_email_changes from './20261127_035611_email_changes';
import * as migration_20261127_041342_legal_texts_emails from './20261127_041342_legal_texts_emails';
import * as migration_20261127_191900_muted_topics from './20261127_191900_muted_topics';
import * as migration_20261127_193342_notices_and_blocks from './20261127_193342_notices_and_blocks';
import * as migration_20261128_032832_text_keys from './20261128_032832_text_keys';
import * as migration_20261128_053326_saved_searches from './20261128_053326_saved_searches';
import * as migration_20261128_053400_found_by_searches from './20261128_053400_found_by_searches';
import * as migration_20261128_064500_spam_contacts from './20261128_064500_spam_contacts';
import * as migration_20261128_064643_held_contributions from './20261128_064643_held_contributions';
import * as migration_20261128_095332_message_keys from './20261128_095332_message_keys';
import * as migration_20261128_121500_letters from './20261128_121500_letters';
import * as migration_20261128_173500_cache_purges from './20261128_173500_cache_purges';
import * as migration_20261129_000545_letters_in_trail from './20261129_000545_letters_in_trail';
import * as migration_20261129_183000_at_once_first from './20261129_183000_at_once_first';
import * as migration_20261129_184150_held_found from './20261129_184150_held_found';

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
    up: migration_20261121_090000_search_entries.up,
    down: migration_20261121_090000_search_entries.down,
    name: '20261121_090000_search_entries',
  },
  {
    up: migration_20261121_091500_one_open_report.up,
    down: migration_20261121_091500_one_open_report.down,
    name: '20261121_091500_one_open_report',
  },
  {
    up: migration_20261121_092000_one_active_small_ad.up,
    down: migration_20261121_092000_one_active_small_ad.down,
    name: '20261121_092000_one_active_small_ad',
  },
  {
    up: migration_20261121_094000_community.up,
    down: migration_20261121_094000_community.down,
    name: '20261121_094000_community',
  },
  {
    up: migration_20261121_094000_job_runs.up,
    down: migration_20261121_094000_job_runs.down,
    name: '20261121_094000_job_runs',
  },
  {
    up: migration_20261121_120000_hidden_documents.up,
    down: migration_20261121_120000_hidden_documents.down,
    name: '20261121_120000_hidden_documents',
  },
  {
    up: migration_20261121_150000_hidden_not_counted.up,
    down: migration_20261121_150000_hidden_not_counted.down,
    name: '20261121_150000_hidden_not_counted',
  },
  {
    up: migration_20261121_151000_event_pictures_and_list_indexes.up,
    down: migration_20261121_151000_event_pictures_and_list_indexes.down,
    name: '20261121_151000_event_pictures_and_list_indexes',
  },
  {
    up: migration_20261121_163945_purged_pictures.up,
    down: migration_20261121_163945_purged_pictures.down,
    name: '20261121_163945_purged_pictures',
  },
  {
    up: migration_20261121_174637_members_by_name.up,
    down: migration_20261121_174637_members_by_name.down,
    name: '20261121_174637_members_by_name',
  },
  {
    up: migration_20261121_210000_search_title_marks.up,
    down: migration_20261121_210000_search_title_marks.down,
    name: '20261121_210000_search_title_marks',
  },
  {
    up: migration_20261122_131025_staff_codes.up,
    down: migration_20261122_131025_staff_codes.down,
    name: '20261122_131025_staff_codes',
  },
  {
    up: migration_20261122_140000_pictures_in_texts.up,
    down: migration_20261122_140000_pictures_in_texts.down,
    name: '20261122_140000_pictures_in_texts',
  },
  {
    up: migration_20261122_200000_indexes_of_writes.up,
    down: migration_20261122_200000_indexes_of_writes.down,
    name: '20261122_200000_indexes_of_writes',
  },
  {
    up: migration_20261123_000000_community_screens.up,
    down: migration_20261123_000000_community_screens.down,
    name: '20261123_000000_community_screens',
  },
  {
    up: migration_20261123_000500_community_rules.up,
    down: migration_20261123_000500_community_rules.down,
    name: '20261123_000500_community_rules',
  },
  {
    up: migration_20261123_001000_versions_go_with_articles.up,
    down: migration_20261123_001000_versions_go_with_articles.down,
    name: '20261123_001000_versions_go_with_articles',
  },
  {
    up: migration_20261123_182111_panels.up,
    down: migration_20261123_182111_panels.down,
    name: '20261123_182111_panels',
  },
  {
    up: migration_20261123_190000_what_waits.up,
    down: migration_20261123_190000_what_waits.down,
    name: '20261123_190000_what_waits',
  },
  {
    up: migration_20261123_190500_bulk_rules.up,
    down: migration_20261123_190500_bulk_rules.down,
    name: '20261123_190500_bulk_rules',
  },
  {
    up: migration_20261124_115252_import_jobs.up,
    down: migration_20261124_115252_import_jobs.down,
    name: '20261124_115252_import_jobs',
  },
  {
    up: migration_20261124_120000_contact_imports.up,
    down: migration_20261124_120000_contact_imports.down,
    name: '20261124_120000_contact_imports',
  },
  {
    up: migration_20261124_125256_suspension.up,
    down: migration_20261124_125256_suspension.down,
    name: '20261124_125256_suspension',
  },
  {
    up: migration_20261125_052041_trail.up,
    down: migration_20261125_052041_trail.down,
    name: '20261125_052041_trail',
  },
  {
    up: migration_20261125_052100_trail_rules.up,
    down: migration_20261125_052100_trail_rules.down,
    name: '20261125_052100_trail_rules',
  },
  {
    up: migration_20261125_080000_import_undoer.up,
    down: migration_20261125_080000_import_undoer.down,
    name: '20261125_080000_import_undoer',
  },
  {
    up: migration_20261125_082500_panel_search.up,
    down: migration_20261125_082500_panel_search.down,
    name: '20261125_082500_panel_search',
  },
  {
    up: migration_20261125_083457_panel_tasks.up,
    down: migration_20261125_083457_panel_tasks.down,
    name: '20261125_083457_panel_tasks',
  },
  {
    up: migration_20261125_090000_directory_rules.up,
    down: migration_20261125_090000_directory_rules.down,
    name: '20261125_090000_directory_rules',
  },
  {
    up: migration_20261125_194933_search_synonyms.up,
    down: migration_20261125_194933_search_synonyms.down,
    name: '20261125_194933_search_synonyms',
  },
  {
    up: migration_20261125_195000_search_index.up,
    down: migration_20261125_195000_search_index.down,
    name: '20261125_195000_search_index',
  },
  {
    up: migration_20261126_040000_search_levels.up,
    down: migration_20261126_040000_search_levels.down,
    name: '20261126_040000_search_levels',
  },
  {
    up: migration_20261126_132657_items_sent_once.up,
    down: migration_20261126_132657_items_sent_once.down,
    name: '20261126_132657_items_sent_once',
  },
  {
    up: migration_20261126_181702_items_pictures.up,
    down: migration_20261126_181702_items_pictures.down,
    name: '20261126_181702_items_pictures',
  },
  {
    up: migration_20261127_000000_cities_of_kinds.up,
    down: migration_20261127_000000_cities_of_kinds.down,
    name: '20261127_000000_cities_of_kinds',
  },
  {
    up: migration_20261127_001416_apartment_terms.up,
    down: migration_20261127_001416_apartment_terms.down,
    name: '20261127_001416_apartment_terms',
  },
  {
    up: migration_20261127_003040_legal_texts.up,
    down: migration_20261127_003040_legal_texts.down,
    name: '20261127_003040_legal_texts',
  },
  {
    up: migration_20261127_032540_email_kinds.up,
    down: migration_20261127_032540_email_kinds.down,
    name: '20261127_032540_email_kinds',
  },
  {
    up: migration_20261127_035611_email_changes.up,
    down: migration_20261127_035611_email_changes.down,
    name: '20261127_035611_email_changes',
  },
  {
    up: migration_20261127_041342_legal_texts_emails.up,
    down: migration_20261127_041342_legal_texts_emails.down,
    name: '20261127_041342_legal_texts_emails',
  },
  {
    up: migration_20261127_191900_muted_topics.up,
    down: migration_20261127_191900_muted_topics.down,
    name: '20261127_191900_muted_topics',
  },
  {
    up: migration_20261127_193342_notices_and_blocks.up,
    down: migration_20261127_193342_notices_and_blocks.down,
    name: '20261127_193342_notices_and_blocks',
  },
  {
    up: migration_20261128_032832_text_keys.up,
    down: migration_20261128_032832_text_keys.down,
    name: '20261128_032832_text_keys',
  },
  {
    up: migration_20261128_053326_saved_searches.up,
    down: migration_20261128_053326_saved_searches.down,
    name: '20261128_053326_saved_searches',
  },
  {
    up: migration_20261128_053400_found_by_searches.up,
    down: migration_20261128_053400_found_by_searches.down,
    name: '20261128_053400_found_by_searches',
  },
  {
    up: migration_20261128_064500_spam_contacts.up,
    down: migration_20261128_064500_spam_contacts.down,
    name: '20261128_064500_spam_contacts',
  },
  {
    up: migration_20261128_064643_held_contributions.up,
    down: migration_20261128_064643_held_contributions.down,
    name: '20261128_064643_held_contributions',
  },
  {
    up: migration_20261128_095332_message_keys.up,
    down: migration_20261128_095332_message_keys.down,
    name: '20261128_095332_message_keys',
  },
  {
    up: migration_20261128_121500_letters.up,
    down: migration_20261128_121500_letters.down,
    name: '20261128_121500_letters',
  },
  {
    up: migration_20261128_173500_cache_purges.up,
    down: migration_20261128_173500_cache_purges.down,
    name: '20261128_173500_cache_purges',
  },
  {
    up: migration_20261129_000545_letters_in_trail.up,
    down: migration_20261129_000545_letters_in_trail.down,
    name: '20261129_000545_letters_in_trail',
  },
  {
    up: migration_20261129_183000_at_once_first.up,
    down: migration_20261129_183000_at_once_first.down,
    name: '20261129_183000_at_once_first',
  },
  {
    up: migration_20261129_184150_held_found.up,
    down: migration_20261129_184150_held_found.down,
    name: '20261129_184150_held_found',
  },
];
