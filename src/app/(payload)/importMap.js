import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeature as TableFeature_43740760890788f48c92c7e202afbdae } from '../../../src/panels/articles/table-feature.ts'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PublishCell as PublishCell_8e818bf5174ccc57a37b9e9545370d41 } from '../../../src/panels/articles/publish-cell.tsx'
import { NoField as NoField_b9b3c978a36fb27bb84cae6925031563 } from '../../../src/panels/articles/no-field.tsx'
import { TabStrip as TabStrip_0f0a59e39a0793d893f1caa3a69a452c } from '../../../src/panels/frame/tab-strip.tsx'
import { SavedFilters as SavedFilters_7f24969a265107c5f2f75fc6a36d4f8f } from '../../../src/panels/lists/saved-filters.tsx'
import { BulkActions as BulkActions_7a0b91033786bb2c960e68092c1b3ebd } from '../../../src/panels/bulk/bulk-actions.tsx'
import { Schedule as Schedule_e7b4a84dc0ba79132c6c4d192052dd19 } from '../../../src/panels/articles/schedule/schedule.tsx'
import { KeepModified as KeepModified_69b12f85d79d76608a59e08f6cb64ca3 } from '../../../src/panels/screen/keep-modified.tsx'
import { OpenForm as OpenForm_30f2c2795f5bd23b4b449748572e96dd } from '../../../src/panels/typed-meanwhile/typed-meanwhile.tsx'
import { VersionsScreen as VersionsScreen_c4d82edb60f6b2f5bc7396eeb36bed93 } from '../../../src/panels/screen/versions-screen.tsx'
import { EditView as EditView_2bf59cb0e5906555dd9631ebaad280f3 } from '../../../src/panels/edit/edit-view.tsx'
import { NumberField as NumberField_16e2efdedbce77483908bb8313b53ecf } from '../../../src/panels/screen/number-field.tsx'
import { FlagCell as FlagCell_4a2508a6c8ca80f11093501c98655a7e } from '../../../src/panels/lists/flag-cell.tsx'
import { SizeCell as SizeCell_dd3a811bbcdc0e6c6c2987a1db5706ae } from '../../../src/panels/lists/size-cell.tsx'
import { EditInDrawer as EditInDrawer_314c4b80d51d05f5c79076e296297791 } from '../../../src/panels/lists/edit-in-drawer.tsx'
import { DocumentUpload as DocumentUpload_ac24e289d5ad3626d9a44e63c6fbb734 } from '../../../src/panels/documents/document-upload.tsx'
import { StateCell as StateCell_3bb9dbeb235e834f06edf397594f873b } from '../../../src/panels/lists/state-cell.tsx'
import { ClaimState as ClaimState_ab2c8f6b213655d0bfb03a5b40b4e230 } from '../../../src/panels/requests/claim-state.tsx'
import { RequestsLink as RequestsLink_7fcaf53bcb14208bc423da2825cc52c0 } from '../../../src/panels/requests/requests-link.tsx'
import { ImportLink as ImportLink_b5a78acf7de147d7755bbb1b4a87d8a6 } from '../../../src/panels/contact-import/import-link.tsx'
import { CommaList as CommaList_6c3cfd8077d0ee46c1f847754a4b8ab0 } from '../../../src/panels/embassies/comma-list.tsx'
import { CheckedCell as CheckedCell_0b6354d8288f1f4b08c2cb3a2067bfcc } from '../../../src/panels/embassies/checked-today.tsx'
import { CheckedButton as CheckedButton_0b6354d8288f1f4b08c2cb3a2067bfcc } from '../../../src/panels/embassies/checked-today.tsx'
import { OrderLink as OrderLink_a9467924e7dc86b0a7d6496c969a50f5 } from '../../../src/panels/forum/order-link.tsx'
import { MergeTopic as MergeTopic_7f5532aca77090b8ce931bf9bebddf5e } from '../../../src/panels/forum/merge-topic.tsx'
import { LiveTopics as LiveTopics_adcb6760797e6fe378b8f176227d1d3f } from '../../../src/panels/forum/live-topics.tsx'
import { ItemLink as ItemLink_597af30db972dbd07d41f9bedfddd4ec } from '../../../src/panels/screen/item-link.tsx'
import { MissesAbove as MissesAbove_08f18cb94354ad3b645d5645690703ae } from '../../../src/panels/search/misses.tsx'
import { AccountCodes as AccountCodes_545f917e437f8bf76f8597fc02911bd5 } from '../../../src/panels/staff-codes/account-codes.tsx'
import { SuspensionCell as SuspensionCell_733b296010a2f0233b55146d5999d3c5 } from '../../../src/panels/members/suspension-cell.tsx'
import { AccountSuspension as AccountSuspension_4e27c8b7cdbb1f37c4f00a8bef55ae4d } from '../../../src/panels/members/account-suspension.tsx'
import { TitleCell as TitleCell_39d2152874283aeb6e05fd14be628daf } from '../../../src/panels/trail/title-cell.tsx'
import { Nav as Nav_526c84efb1d08f823015f982234a920e } from '../../../src/panels/shell/nav.tsx'
import { Icon as Icon_7e422107b56fdd5e5f2c7c6fe1399178 } from '../../../src/panels/shell/brand.tsx'
import { Logo as Logo_7e422107b56fdd5e5f2c7c6fe1399178 } from '../../../src/panels/shell/brand.tsx'
import { AccountLink as AccountLink_a46ed06e30ef64d00802e0d208f66ba8 } from '../../../src/panels/shell/account-link.tsx'
import { SiteLink as SiteLink_319fcba910d32af18933d90b6b5866e0 } from '../../../src/panels/shell/site-link.tsx'
import { ThemeSwitch as ThemeSwitch_54c1e425e0333ba1f35a54ef933eadfd } from '../../../src/panels/shell/theme-switch.tsx'
import { TouchUp as TouchUp_4f8ded2c883b16c8e6d609c4dcfc6b74 } from '../../../src/panels/shell/touch-up.tsx'
import { KeepReasons as KeepReasons_ed16249f933485aa1816777e25b5f04f } from '../../../src/panels/refused-fields/keep-reasons.tsx'
import { TypedMeanwhile as TypedMeanwhile_30f2c2795f5bd23b4b449748572e96dd } from '../../../src/panels/typed-meanwhile/typed-meanwhile.tsx'
import { Outcomes as Outcomes_ceaf8fa5e989b44984b837edf4abf505 } from '../../../src/panels/outcomes/outcomes.tsx'
import { CodeQuestion as CodeQuestion_03e46186ebe0458606d672013b95125d } from '../../../src/panels/code-question/code-question.tsx'
import { StaleSave as StaleSave_719ee513116019d1fd87e905eca15d9a } from '../../../src/panels/stale-save/stale-save.tsx'
import { SignInAgain as SignInAgain_b8a5325a37f51b1fb1f002b0bd5d01a0 } from '../../../src/panels/sign-in-again/sign-in-again.tsx'
import { PasteFromWord as PasteFromWord_e148a549552af032add864e1ca3b474b } from '../../../src/panels/articles/paste-from-word.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_bf3e96c75633b6db5651a1b01e4f6f2b } from '../../../src/panels/dashboard/dashboard.tsx'
import { ApprovalsScreen as ApprovalsScreen_334a964f21d04c46e1d94439254a5b6e } from '../../../src/panels/approval/approvals-screen.tsx'
import { WaitingScreen as WaitingScreen_4a1d10231562c85e6740c1c407b00891 } from '../../../src/panels/waiting/waiting-screen.tsx'
import { CasesScreen as CasesScreen_02d78b0f22b7b762250c1173bdfb9008 } from '../../../src/panels/cases/cases-screen.tsx'
import { CaseScreen as CaseScreen_a7b384ec6737d3515e2babb97b8ba4be } from '../../../src/panels/cases/case-screen.tsx'
import { NoticeScreen as NoticeScreen_1d09f03e18bec8571a63ce71611d6821 } from '../../../src/panels/cases/notice-screen.tsx'
import { AppealScreen as AppealScreen_91c5edf9baa6386858d288b506928eb2 } from '../../../src/panels/cases/appeal-screen.tsx'
import { MessagesScreen as MessagesScreen_30e692e946053acaba87f0c642b42632 } from '../../../src/panels/messages/messages-screen.tsx'
import { LettersScreen as LettersScreen_9b59c3adb8c1e265eb71359622217e7a } from '../../../src/panels/letters/letters-screen.tsx'
import { RequestsScreen as RequestsScreen_dbe353e0489d2b8870511dc5c7f74636 } from '../../../src/panels/requests/requests-screen.tsx'
import { HelpScreen as HelpScreen_10e6cc307e943bccaa1ed250bd05576c } from '../../../src/panels/help/help-screen.tsx'
import { QuickContactScreen as QuickContactScreen_826b25c9e15f0f3708af0679b9e72fd4 } from '../../../src/panels/contacts/quick-contact-screen.tsx'
import { ImportScreen as ImportScreen_1fdbdfa4a481b0f02ff241c073f1b8b4 } from '../../../src/panels/contact-import/import-screen.tsx'
import { CategoryOrderScreen as CategoryOrderScreen_3b308c0b493f2a1c363e7ff75a1232e4 } from '../../../src/panels/forum/category-order-screen.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/panels/articles/table-feature.ts#TableFeature": TableFeature_43740760890788f48c92c7e202afbdae,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/panels/articles/publish-cell.tsx#PublishCell": PublishCell_8e818bf5174ccc57a37b9e9545370d41,
  "/src/panels/articles/no-field.tsx#NoField": NoField_b9b3c978a36fb27bb84cae6925031563,
  "/src/panels/frame/tab-strip.tsx#TabStrip": TabStrip_0f0a59e39a0793d893f1caa3a69a452c,
  "/src/panels/lists/saved-filters.tsx#SavedFilters": SavedFilters_7f24969a265107c5f2f75fc6a36d4f8f,
  "/src/panels/bulk/bulk-actions.tsx#BulkActions": BulkActions_7a0b91033786bb2c960e68092c1b3ebd,
  "/src/panels/articles/schedule/schedule.tsx#Schedule": Schedule_e7b4a84dc0ba79132c6c4d192052dd19,
  "/src/panels/screen/keep-modified.tsx#KeepModified": KeepModified_69b12f85d79d76608a59e08f6cb64ca3,
  "/src/panels/typed-meanwhile/typed-meanwhile.tsx#OpenForm": OpenForm_30f2c2795f5bd23b4b449748572e96dd,
  "/src/panels/screen/versions-screen.tsx#VersionsScreen": VersionsScreen_c4d82edb60f6b2f5bc7396eeb36bed93,
  "/src/panels/edit/edit-view.tsx#EditView": EditView_2bf59cb0e5906555dd9631ebaad280f3,
  "/src/panels/screen/number-field.tsx#NumberField": NumberField_16e2efdedbce77483908bb8313b53ecf,
  "/src/panels/lists/flag-cell.tsx#FlagCell": FlagCell_4a2508a6c8ca80f11093501c98655a7e,
  "/src/panels/lists/size-cell.tsx#SizeCell": SizeCell_dd3a811bbcdc0e6c6c2987a1db5706ae,
  "/src/panels/lists/edit-in-drawer.tsx#EditInDrawer": EditInDrawer_314c4b80d51d05f5c79076e296297791,
  "/src/panels/documents/document-upload.tsx#DocumentUpload": DocumentUpload_ac24e289d5ad3626d9a44e63c6fbb734,
  "/src/panels/lists/state-cell.tsx#StateCell": StateCell_3bb9dbeb235e834f06edf397594f873b,
  "/src/panels/requests/claim-state.tsx#ClaimState": ClaimState_ab2c8f6b213655d0bfb03a5b40b4e230,
  "/src/panels/requests/requests-link.tsx#RequestsLink": RequestsLink_7fcaf53bcb14208bc423da2825cc52c0,
  "/src/panels/contact-import/import-link.tsx#ImportLink": ImportLink_b5a78acf7de147d7755bbb1b4a87d8a6,
  "/src/panels/embassies/comma-list.tsx#CommaList": CommaList_6c3cfd8077d0ee46c1f847754a4b8ab0,
  "/src/panels/embassies/checked-today.tsx#CheckedCell": CheckedCell_0b6354d8288f1f4b08c2cb3a2067bfcc,
  "/src/panels/embassies/checked-today.tsx#CheckedButton": CheckedButton_0b6354d8288f1f4b08c2cb3a2067bfcc,
  "/src/panels/forum/order-link.tsx#OrderLink": OrderLink_a9467924e7dc86b0a7d6496c969a50f5,
  "/src/panels/forum/merge-topic.tsx#MergeTopic": MergeTopic_7f5532aca77090b8ce931bf9bebddf5e,
  "/src/panels/forum/live-topics.tsx#LiveTopics": LiveTopics_adcb6760797e6fe378b8f176227d1d3f,
  "/src/panels/screen/item-link.tsx#ItemLink": ItemLink_597af30db972dbd07d41f9bedfddd4ec,
  "/src/panels/search/misses.tsx#MissesAbove": MissesAbove_08f18cb94354ad3b645d5645690703ae,
  "/src/panels/staff-codes/account-codes.tsx#AccountCodes": AccountCodes_545f917e437f8bf76f8597fc02911bd5,
  "/src/panels/members/suspension-cell.tsx#SuspensionCell": SuspensionCell_733b296010a2f0233b55146d5999d3c5,
  "/src/panels/members/account-suspension.tsx#AccountSuspension": AccountSuspension_4e27c8b7cdbb1f37c4f00a8bef55ae4d,
  "/src/panels/trail/title-cell.tsx#TitleCell": TitleCell_39d2152874283aeb6e05fd14be628daf,
  "/src/panels/shell/nav.tsx#Nav": Nav_526c84efb1d08f823015f982234a920e,
  "/src/panels/shell/brand.tsx#Icon": Icon_7e422107b56fdd5e5f2c7c6fe1399178,
  "/src/panels/shell/brand.tsx#Logo": Logo_7e422107b56fdd5e5f2c7c6fe1399178,
  "/src/panels/shell/account-link.tsx#AccountLink": AccountLink_a46ed06e30ef64d00802e0d208f66ba8,
  "/src/panels/shell/site-link.tsx#SiteLink": SiteLink_319fcba910d32af18933d90b6b5866e0,
  "/src/panels/shell/theme-switch.tsx#ThemeSwitch": ThemeSwitch_54c1e425e0333ba1f35a54ef933eadfd,
  "/src/panels/shell/touch-up.tsx#TouchUp": TouchUp_4f8ded2c883b16c8e6d609c4dcfc6b74,
  "/src/panels/refused-fields/keep-reasons.tsx#KeepReasons": KeepReasons_ed16249f933485aa1816777e25b5f04f,
  "/src/panels/typed-meanwhile/typed-meanwhile.tsx#TypedMeanwhile": TypedMeanwhile_30f2c2795f5bd23b4b449748572e96dd,
  "/src/panels/outcomes/outcomes.tsx#Outcomes": Outcomes_ceaf8fa5e989b44984b837edf4abf505,
  "/src/panels/code-question/code-question.tsx#CodeQuestion": CodeQuestion_03e46186ebe0458606d672013b95125d,
  "/src/panels/stale-save/stale-save.tsx#StaleSave": StaleSave_719ee513116019d1fd87e905eca15d9a,
  "/src/panels/sign-in-again/sign-in-again.tsx#SignInAgain": SignInAgain_b8a5325a37f51b1fb1f002b0bd5d01a0,
  "/src/panels/articles/paste-from-word.tsx#PasteFromWord": PasteFromWord_e148a549552af032add864e1ca3b474b,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/panels/dashboard/dashboard.tsx#Dashboard": Dashboard_bf3e96c75633b6db5651a1b01e4f6f2b,
  "/src/panels/approval/approvals-screen.tsx#ApprovalsScreen": ApprovalsScreen_334a964f21d04c46e1d94439254a5b6e,
  "/src/panels/waiting/waiting-screen.tsx#WaitingScreen": WaitingScreen_4a1d10231562c85e6740c1c407b00891,
  "/src/panels/cases/cases-screen.tsx#CasesScreen": CasesScreen_02d78b0f22b7b762250c1173bdfb9008,
  "/src/panels/cases/case-screen.tsx#CaseScreen": CaseScreen_a7b384ec6737d3515e2babb97b8ba4be,
  "/src/panels/cases/notice-screen.tsx#NoticeScreen": NoticeScreen_1d09f03e18bec8571a63ce71611d6821,
  "/src/panels/cases/appeal-screen.tsx#AppealScreen": AppealScreen_91c5edf9baa6386858d288b506928eb2,
  "/src/panels/messages/messages-screen.tsx#MessagesScreen": MessagesScreen_30e692e946053acaba87f0c642b42632,
  "/src/panels/letters/letters-screen.tsx#LettersScreen": LettersScreen_9b59c3adb8c1e265eb71359622217e7a,
  "/src/panels/requests/requests-screen.tsx#RequestsScreen": RequestsScreen_dbe353e0489d2b8870511dc5c7f74636,
  "/src/panels/help/help-screen.tsx#HelpScreen": HelpScreen_10e6cc307e943bccaa1ed250bd05576c,
  "/src/panels/contacts/quick-contact-screen.tsx#QuickContactScreen": QuickContactScreen_826b25c9e15f0f3708af0679b9e72fd4,
  "/src/panels/contact-import/import-screen.tsx#ImportScreen": ImportScreen_1fdbdfa4a481b0f02ff241c073f1b8b4,
  "/src/panels/forum/category-order-screen.tsx#CategoryOrderScreen": CategoryOrderScreen_3b308c0b493f2a1c363e7ff75a1232e4,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
