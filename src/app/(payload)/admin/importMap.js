import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { DateCell as DateCell_8d41e4d4a33115525384ee98d68898a8 } from '@/app/(payload)/cells/date-cell'
import { ZonedDateField as ZonedDateField_9b272ddea5de1a24bfcf2443d0d127dc } from '@/features/dated-fields/dated-fields'
import { ZonedDateFilter as ZonedDateFilter_9b272ddea5de1a24bfcf2443d0d127dc } from '@/features/dated-fields/dated-fields'
import { StoredValueField as StoredValueField_abdedee08da9be7381407f68f7bbe2aa } from '@/features/value-field/stored-value-field'
import { FitPreview as FitPreview_e211fabd50106613da81b799d5136b5a } from '@/features/live-preview/fit-preview'
import { PreviewFollower as PreviewFollower_e560a5ecce7111131b86e281a488107e } from '@/features/block-tools/preview-follower'
import { BlockToolsField as BlockToolsField_97b44d34ba3f22058c5a400b248f0fb4 } from '@/app/(payload)/fields/block-tools-field'
import { BlockHelp as BlockHelp_f4b2c752adb264ee71f62c3c335add06 } from '@/features/block-tools/block-help'
import { LinkField as LinkField_71f9f178f2f67f055a9550141e2132f8 } from '@/features/link-field/link-field'
import { RowLabel as RowLabel_641543116c4d131b5e611da362ed0df1 } from '@/features/row-label/row-label'
import { BlockLabel as BlockLabel_dd83db861614b40af3fd056d763f5d43 } from '@/features/block-tools/block-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksDiff as BlocksDiff_71c46f72f87428294817e9da66ba2111 } from '@/features/block-tools/blocks-diff'
import { SearchResultField as SearchResultField_eeeb5dc87d306178b081e1ade4a22c97 } from '@/app/(payload)/fields/search-result-field'
import { YesNoCell as YesNoCell_97eb436e24c96fba1ddd7e1e16ae8187 } from '@/app/(payload)/cells/yes-no-cell'
import { DocumentSessionField as DocumentSessionField_3a655125d336b8a7e6d04619ed33dd29 } from '@/app/(payload)/fields/document-session-field'
import { AddToRelease as AddToRelease_db77cf55280d62197b3fe918ae77ebea } from '@/features/releases/add-to-release'
import { FormProblems as FormProblems_1a715e00afee132a452e907b704ff248 } from '@/features/admin-form/form-problems'
import { DocumentDates as DocumentDates_9b272ddea5de1a24bfcf2443d0d127dc } from '@/features/dated-fields/dated-fields'
import { AddToReleaseItem as AddToReleaseItem_db77cf55280d62197b3fe918ae77ebea } from '@/features/releases/add-to-release'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { VersionHistoryView as VersionHistoryView_407c99b59562478cb61cd4c5c25ff48b } from '@/app/(payload)/views/version-history-view'
import { PageListView as PageListView_7ce7d9b6d97c57bc0229a64ee6079361 } from '@/app/(payload)/views/page-list-view'
import { OwnValuesField as OwnValuesField_d777d57cf0c12a7b556c8f468c862426 } from '@/app/(payload)/fields/own-values-field'
import { WrittenByCell as WrittenByCell_1fa8d5222d4d3c4e71d7ccefc0fcf4ac } from '@/app/(payload)/cells/written-by-cell'
import { OpenFieldsField as OpenFieldsField_e2efd14db675edbf43677ee1bdd33cf0 } from '@/app/(payload)/fields/open-fields-field'
import { UsedByField as UsedByField_02a79c377a7c42ca7bb94ba3335b3342 } from '@/app/(payload)/fields/used-by-field'
import { StateCell as StateCell_c7ae1dc7340b7c083ecf4818dd07f717 } from '@/app/(payload)/cells/state-cell'
import { ContentState as ContentState_9b272ddea5de1a24bfcf2443d0d127dc } from '@/features/dated-fields/dated-fields'
import { ReleaseField as ReleaseField_f5e3b605b38681e8964b091dd311bbee } from '@/app/(payload)/fields/release-field'
import { ReleaseStateCell as ReleaseStateCell_e68d6e2236bb17c26942e773337c3593 } from '@/app/(payload)/cells/release-state-cell'
import { PictureLimits as PictureLimits_37ef52aec287fe20ad46893109118733 } from '@/features/admin-form/picture-limits'
import { ThemeField as ThemeField_73f2da3eece1ba77b0e098f307490edf } from '@/app/(payload)/fields/theme-field'
import { ColourSwatch as ColourSwatch_ab15068b96014e4900521dd097deb55f } from '@/features/theme-editor/colour-swatch'
import { MenuField as MenuField_7134327ba193b1efe7de86547b445491 } from '@/features/link-field/menu/menu-field'
import { ValueField as ValueField_08acacd9e280401f3d60858a7bc90375 } from '@/features/value-field/value-field'
import { AmountCell as AmountCell_3412e76834bff671cb6ce4582a44644e } from '@/app/(payload)/cells/amount-cell'
import { PicturesField as PicturesField_a6bd5ccf82447bdf3b1f7dee91e7293d } from '@/features/car-pictures/pictures-field'
import { SinglePictureField as SinglePictureField_e42148383f570174f2a14d06b65ce360 } from '@/features/car-pictures/single-picture-field'
import { HotspotsField as HotspotsField_629fd10d6d0ad556e83603a703d62e9b } from '@/features/car-pictures/hotspots-field'
import { StockImportActions as StockImportActions_ddc251707071c699443d94a299982afd } from '@/app/(payload)/fields/stock-import-field'
import { StockImportPanel as StockImportPanel_ddc251707071c699443d94a299982afd } from '@/app/(payload)/fields/stock-import-field'
import { AdFeedField as AdFeedField_a8aa7a44fd92437b6d7478a954a3895f } from '@/app/(payload)/fields/ad-feed-field'
import { LeadTracePanel as LeadTracePanel_072bec23acaa5c43b7047c93337a021a } from '@/app/(payload)/fields/lead-inbox-field'
import { LeadInboxView as LeadInboxView_072bec23acaa5c43b7047c93337a021a } from '@/app/(payload)/fields/lead-inbox-field'
import { LinkCell as LinkCell_486cc7c3f2a014f77cef330b2a3bacae } from '@/app/(payload)/cells/link-cell'
import { SwitchField as SwitchField_fe0c4a41b03ac69b1c232acb9a7c24af } from '@/app/(payload)/fields/switch-field'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { CurrentPasswordField as CurrentPasswordField_40bced7ec55a9b278fa2f9d0a283ae7b } from '@/app/(payload)/fields/current-password-field'
import { SecurityField as SecurityField_74f40b2cc1f8ba96b6d9ff3e581ee0f6 } from '@/app/(payload)/fields/security-field'
import { AdminIcon as AdminIcon_135abcd5bcbd2b08dfc0067df52fe020 } from '@/app/(payload)/brand'
import { AdminLogo as AdminLogo_135abcd5bcbd2b08dfc0067df52fe020 } from '@/app/(payload)/brand'
import { SettingsOfAddress as SettingsOfAddress_f28b7a77255d30fa2ac7c8d68d9840c2 } from '@/app/(payload)/fields/settings-of-address'
import { TimeTravelNav as TimeTravelNav_bc78a951f5cb3078df76556a997e3b40 } from '@/app/(payload)/views/time-travel-view'
import { PromoSimulatorNav as PromoSimulatorNav_c6e0e505c41c1fd258197ef977409b0a } from '@/app/(payload)/views/promo-simulator-view'
import { DeadLinksNav as DeadLinksNav_7d0c0d47505bd2c2086a1f4d7576da78 } from '@/app/(payload)/views/dead-links-view'
import { StaffGuideNav as StaffGuideNav_77ddc97521cfe8a69b4cb64db150df1a } from '@/app/(payload)/views/staff-guide-view'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { NamedRows as NamedRows_c9095c85310e5ed30c5a05e6333ec395 } from '@/features/admin-form/named-rows'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { ProblemsProvider as ProblemsProvider_b1d26f9d54967b6ed9423b38ebe942c9 } from '@/features/admin-form/problems-provider'
import { KeepPreview as KeepPreview_e211fabd50106613da81b799d5136b5a } from '@/features/live-preview/fit-preview'
import { ZonesProvider as ZonesProvider_e53572197d450bab009cddfcf640f41e } from '@/app/(payload)/zones-provider'
import { SignInView as SignInView_ade47453042809cd0d276f6992b724d8 } from '@/app/(payload)/sign-in-view'
import { DeadLinksView as DeadLinksView_7d0c0d47505bd2c2086a1f4d7576da78 } from '@/app/(payload)/views/dead-links-view'
import { TimeTravelView as TimeTravelView_bc78a951f5cb3078df76556a997e3b40 } from '@/app/(payload)/views/time-travel-view'
import { StaffGuideView as StaffGuideView_77ddc97521cfe8a69b4cb64db150df1a } from '@/app/(payload)/views/staff-guide-view'
import { PromoSimulatorView as PromoSimulatorView_c6e0e505c41c1fd258197ef977409b0a } from '@/app/(payload)/views/promo-simulator-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "@/app/(payload)/cells/date-cell#DateCell": DateCell_8d41e4d4a33115525384ee98d68898a8,
  "@/features/dated-fields/dated-fields#ZonedDateField": ZonedDateField_9b272ddea5de1a24bfcf2443d0d127dc,
  "@/features/dated-fields/dated-fields#ZonedDateFilter": ZonedDateFilter_9b272ddea5de1a24bfcf2443d0d127dc,
  "@/features/value-field/stored-value-field#StoredValueField": StoredValueField_abdedee08da9be7381407f68f7bbe2aa,
  "@/features/live-preview/fit-preview#FitPreview": FitPreview_e211fabd50106613da81b799d5136b5a,
  "@/features/block-tools/preview-follower#PreviewFollower": PreviewFollower_e560a5ecce7111131b86e281a488107e,
  "@/app/(payload)/fields/block-tools-field#BlockToolsField": BlockToolsField_97b44d34ba3f22058c5a400b248f0fb4,
  "@/features/block-tools/block-help#BlockHelp": BlockHelp_f4b2c752adb264ee71f62c3c335add06,
  "@/features/link-field/link-field#LinkField": LinkField_71f9f178f2f67f055a9550141e2132f8,
  "@/features/row-label/row-label#RowLabel": RowLabel_641543116c4d131b5e611da362ed0df1,
  "@/features/block-tools/block-label#BlockLabel": BlockLabel_dd83db861614b40af3fd056d763f5d43,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/features/block-tools/blocks-diff#BlocksDiff": BlocksDiff_71c46f72f87428294817e9da66ba2111,
  "@/app/(payload)/fields/search-result-field#SearchResultField": SearchResultField_eeeb5dc87d306178b081e1ade4a22c97,
  "@/app/(payload)/cells/yes-no-cell#YesNoCell": YesNoCell_97eb436e24c96fba1ddd7e1e16ae8187,
  "@/app/(payload)/fields/document-session-field#DocumentSessionField": DocumentSessionField_3a655125d336b8a7e6d04619ed33dd29,
  "@/features/releases/add-to-release#AddToRelease": AddToRelease_db77cf55280d62197b3fe918ae77ebea,
  "@/features/admin-form/form-problems#FormProblems": FormProblems_1a715e00afee132a452e907b704ff248,
  "@/features/dated-fields/dated-fields#DocumentDates": DocumentDates_9b272ddea5de1a24bfcf2443d0d127dc,
  "@/features/releases/add-to-release#AddToReleaseItem": AddToReleaseItem_db77cf55280d62197b3fe918ae77ebea,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "@/app/(payload)/views/version-history-view#VersionHistoryView": VersionHistoryView_407c99b59562478cb61cd4c5c25ff48b,
  "@/app/(payload)/views/page-list-view#PageListView": PageListView_7ce7d9b6d97c57bc0229a64ee6079361,
  "@/app/(payload)/fields/own-values-field#OwnValuesField": OwnValuesField_d777d57cf0c12a7b556c8f468c862426,
  "@/app/(payload)/cells/written-by-cell#WrittenByCell": WrittenByCell_1fa8d5222d4d3c4e71d7ccefc0fcf4ac,
  "@/app/(payload)/fields/open-fields-field#OpenFieldsField": OpenFieldsField_e2efd14db675edbf43677ee1bdd33cf0,
  "@/app/(payload)/fields/used-by-field#UsedByField": UsedByField_02a79c377a7c42ca7bb94ba3335b3342,
  "@/app/(payload)/cells/state-cell#StateCell": StateCell_c7ae1dc7340b7c083ecf4818dd07f717,
  "@/features/dated-fields/dated-fields#ContentState": ContentState_9b272ddea5de1a24bfcf2443d0d127dc,
  "@/app/(payload)/fields/release-field#ReleaseField": ReleaseField_f5e3b605b38681e8964b091dd311bbee,
  "@/app/(payload)/cells/release-state-cell#ReleaseStateCell": ReleaseStateCell_e68d6e2236bb17c26942e773337c3593,
  "@/features/admin-form/picture-limits#PictureLimits": PictureLimits_37ef52aec287fe20ad46893109118733,
  "@/app/(payload)/fields/theme-field#ThemeField": ThemeField_73f2da3eece1ba77b0e098f307490edf,
  "@/features/theme-editor/colour-swatch#ColourSwatch": ColourSwatch_ab15068b96014e4900521dd097deb55f,
  "@/features/link-field/menu/menu-field#MenuField": MenuField_7134327ba193b1efe7de86547b445491,
  "@/features/value-field/value-field#ValueField": ValueField_08acacd9e280401f3d60858a7bc90375,
  "@/app/(payload)/cells/amount-cell#AmountCell": AmountCell_3412e76834bff671cb6ce4582a44644e,
  "@/features/car-pictures/pictures-field#PicturesField": PicturesField_a6bd5ccf82447bdf3b1f7dee91e7293d,
  "@/features/car-pictures/single-picture-field#SinglePictureField": SinglePictureField_e42148383f570174f2a14d06b65ce360,
  "@/features/car-pictures/hotspots-field#HotspotsField": HotspotsField_629fd10d6d0ad556e83603a703d62e9b,
  "@/app/(payload)/fields/stock-import-field#StockImportActions": StockImportActions_ddc251707071c699443d94a299982afd,
  "@/app/(payload)/fields/stock-import-field#StockImportPanel": StockImportPanel_ddc251707071c699443d94a299982afd,
  "@/app/(payload)/fields/ad-feed-field#AdFeedField": AdFeedField_a8aa7a44fd92437b6d7478a954a3895f,
  "@/app/(payload)/fields/lead-inbox-field#LeadTracePanel": LeadTracePanel_072bec23acaa5c43b7047c93337a021a,
  "@/app/(payload)/fields/lead-inbox-field#LeadInboxView": LeadInboxView_072bec23acaa5c43b7047c93337a021a,
  "@/app/(payload)/cells/link-cell#LinkCell": LinkCell_486cc7c3f2a014f77cef330b2a3bacae,
  "@/app/(payload)/fields/switch-field#SwitchField": SwitchField_fe0c4a41b03ac69b1c232acb9a7c24af,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "@/app/(payload)/fields/current-password-field#CurrentPasswordField": CurrentPasswordField_40bced7ec55a9b278fa2f9d0a283ae7b,
  "@/app/(payload)/fields/security-field#SecurityField": SecurityField_74f40b2cc1f8ba96b6d9ff3e581ee0f6,
  "@/app/(payload)/brand#AdminIcon": AdminIcon_135abcd5bcbd2b08dfc0067df52fe020,
  "@/app/(payload)/brand#AdminLogo": AdminLogo_135abcd5bcbd2b08dfc0067df52fe020,
  "@/app/(payload)/fields/settings-of-address#SettingsOfAddress": SettingsOfAddress_f28b7a77255d30fa2ac7c8d68d9840c2,
  "@/app/(payload)/views/time-travel-view#TimeTravelNav": TimeTravelNav_bc78a951f5cb3078df76556a997e3b40,
  "@/app/(payload)/views/promo-simulator-view#PromoSimulatorNav": PromoSimulatorNav_c6e0e505c41c1fd258197ef977409b0a,
  "@/app/(payload)/views/dead-links-view#DeadLinksNav": DeadLinksNav_7d0c0d47505bd2c2086a1f4d7576da78,
  "@/app/(payload)/views/staff-guide-view#StaffGuideNav": StaffGuideNav_77ddc97521cfe8a69b4cb64db150df1a,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "@/features/admin-form/named-rows#NamedRows": NamedRows_c9095c85310e5ed30c5a05e6333ec395,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "@/features/admin-form/problems-provider#ProblemsProvider": ProblemsProvider_b1d26f9d54967b6ed9423b38ebe942c9,
  "@/features/live-preview/fit-preview#KeepPreview": KeepPreview_e211fabd50106613da81b799d5136b5a,
  "@/app/(payload)/zones-provider#ZonesProvider": ZonesProvider_e53572197d450bab009cddfcf640f41e,
  "@/app/(payload)/sign-in-view#SignInView": SignInView_ade47453042809cd0d276f6992b724d8,
  "@/app/(payload)/views/dead-links-view#DeadLinksView": DeadLinksView_7d0c0d47505bd2c2086a1f4d7576da78,
  "@/app/(payload)/views/time-travel-view#TimeTravelView": TimeTravelView_bc78a951f5cb3078df76556a997e3b40,
  "@/app/(payload)/views/staff-guide-view#StaffGuideView": StaffGuideView_77ddc97521cfe8a69b4cb64db150df1a,
  "@/app/(payload)/views/promo-simulator-view#PromoSimulatorView": PromoSimulatorView_c6e0e505c41c1fd258197ef977409b0a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
