import type { ErrorCode } from './enums/ErrorCode.ts';
export { ErrorCode } from './enums/ErrorCode.ts';
import type { Language } from './enums/Language.ts';
export { Language } from './enums/Language.ts';
import type { UserStatus } from './enums/UserStatus.ts';
export { UserStatus } from './enums/UserStatus.ts';
import type { Role } from './enums/Role.ts';
export { Role } from './enums/Role.ts';
import type { AdminRight } from './enums/AdminRight.ts';
export { AdminRight } from './enums/AdminRight.ts';
import type { ApiScope } from './enums/ApiScope.ts';
export { ApiScope } from './enums/ApiScope.ts';
import type { ApiKeyState } from './enums/ApiKeyState.ts';
export { ApiKeyState } from './enums/ApiKeyState.ts';
import type { AccountScope } from './enums/AccountScope.ts';
export { AccountScope } from './enums/AccountScope.ts';
import type { AccountKeyState } from './enums/AccountKeyState.ts';
export { AccountKeyState } from './enums/AccountKeyState.ts';
import type { WebhookEventType } from './enums/WebhookEventType.ts';
export { WebhookEventType } from './enums/WebhookEventType.ts';
import type { WebhookDeliveryStatus } from './enums/WebhookDeliveryStatus.ts';
export { WebhookDeliveryStatus } from './enums/WebhookDeliveryStatus.ts';
import type { ReleaseChannel } from './enums/ReleaseChannel.ts';
export { ReleaseChannel } from './enums/ReleaseChannel.ts';
import type { SubscriberList } from './enums/SubscriberList.ts';
export { SubscriberList } from './enums/SubscriberList.ts';
import type { TransactionType } from './enums/TransactionType.ts';
export { TransactionType } from './enums/TransactionType.ts';
import type { OrderStatus } from './enums/OrderStatus.ts';
export { OrderStatus } from './enums/OrderStatus.ts';
import type { PaymentProvider } from './enums/PaymentProvider.ts';
export { PaymentProvider } from './enums/PaymentProvider.ts';
import type { PaymentPurpose } from './enums/PaymentPurpose.ts';
export { PaymentPurpose } from './enums/PaymentPurpose.ts';
import type { PaymentStatus } from './enums/PaymentStatus.ts';
export { PaymentStatus } from './enums/PaymentStatus.ts';
import type { RefundTarget } from './enums/RefundTarget.ts';
export { RefundTarget } from './enums/RefundTarget.ts';
import type { RefundStatus } from './enums/RefundStatus.ts';
export { RefundStatus } from './enums/RefundStatus.ts';
import type { ConversationStatus } from './enums/ConversationStatus.ts';
export { ConversationStatus } from './enums/ConversationStatus.ts';
import type { MailStatus } from './enums/MailStatus.ts';
export { MailStatus } from './enums/MailStatus.ts';
import type { SystemDatabaseKind } from './enums/SystemDatabaseKind.ts';
export { SystemDatabaseKind } from './enums/SystemDatabaseKind.ts';
import type { SystemReplicaCondition } from './enums/SystemReplicaCondition.ts';
export { SystemReplicaCondition } from './enums/SystemReplicaCondition.ts';
import type { SystemStorageKind } from './enums/SystemStorageKind.ts';
export { SystemStorageKind } from './enums/SystemStorageKind.ts';
import type { SystemMailKind } from './enums/SystemMailKind.ts';
export { SystemMailKind } from './enums/SystemMailKind.ts';
import type { ActivityAction } from './enums/ActivityAction.ts';
export { ActivityAction } from './enums/ActivityAction.ts';
import type { ActivitySubject } from './enums/ActivitySubject.ts';
export { ActivitySubject } from './enums/ActivitySubject.ts';
import type { FactorMethod } from './enums/FactorMethod.ts';
export { FactorMethod } from './enums/FactorMethod.ts';
import type { ProofMethod } from './enums/ProofMethod.ts';
export { ProofMethod } from './enums/ProofMethod.ts';
import type { SignInProviderId } from './enums/SignInProviderId.ts';
export { SignInProviderId } from './enums/SignInProviderId.ts';
import type { ProviderSignInOutcome } from './enums/ProviderSignInOutcome.ts';
export { ProviderSignInOutcome } from './enums/ProviderSignInOutcome.ts';
import type { PasskeySignInInputArea } from './enums/PasskeySignInInputArea.ts';
export { PasskeySignInInputArea } from './enums/PasskeySignInInputArea.ts';
import type { DataExportState } from './enums/DataExportState.ts';
export { DataExportState } from './enums/DataExportState.ts';
import type { PayoutMethod } from './enums/PayoutMethod.ts';
export { PayoutMethod } from './enums/PayoutMethod.ts';
import type { AccountMessageFrom } from './enums/AccountMessageFrom.ts';
export { AccountMessageFrom } from './enums/AccountMessageFrom.ts';
import type { RenewalStatus } from './enums/RenewalStatus.ts';
export { RenewalStatus } from './enums/RenewalStatus.ts';
import type { RenewalProvider } from './enums/RenewalProvider.ts';
export { RenewalProvider } from './enums/RenewalProvider.ts';
import type { ClientRight } from './enums/ClientRight.ts';
export { ClientRight } from './enums/ClientRight.ts';
import type { OwnOrderSort } from './enums/OwnOrderSort.ts';
export { OwnOrderSort } from './enums/OwnOrderSort.ts';
import type { DownloadSort } from './enums/DownloadSort.ts';
export { DownloadSort } from './enums/DownloadSort.ts';
import type { AdminUserSort } from './enums/AdminUserSort.ts';
export { AdminUserSort } from './enums/AdminUserSort.ts';
import type { Currency } from './enums/Currency.ts';
export { Currency } from './enums/Currency.ts';
import type { RenewalConsent } from './enums/RenewalConsent.ts';
export { RenewalConsent } from './enums/RenewalConsent.ts';
import type { SenderRecord } from './enums/SenderRecord.ts';
export { SenderRecord } from './enums/SenderRecord.ts';
import type { SenderResult } from './enums/SenderResult.ts';
export { SenderResult } from './enums/SenderResult.ts';
import type { MailChoiceKind } from './enums/MailChoiceKind.ts';
export { MailChoiceKind } from './enums/MailChoiceKind.ts';
import type { MailLinkKind } from './enums/MailLinkKind.ts';
export { MailLinkKind } from './enums/MailLinkKind.ts';
import type { ReleasePlatform } from './enums/ReleasePlatform.ts';
export { ReleasePlatform } from './enums/ReleasePlatform.ts';
import type { ReleaseStatus } from './enums/ReleaseStatus.ts';
export { ReleaseStatus } from './enums/ReleaseStatus.ts';
import type { AdvisorySeverity } from './enums/AdvisorySeverity.ts';
export { AdvisorySeverity } from './enums/AdvisorySeverity.ts';
import type { LicenceStock } from './enums/LicenceStock.ts';
export { LicenceStock } from './enums/LicenceStock.ts';
import type { PaymentFilter } from './enums/PaymentFilter.ts';
export { PaymentFilter } from './enums/PaymentFilter.ts';
import type { PaymentDecisionInputDecision } from './enums/PaymentDecisionInputDecision.ts';
export { PaymentDecisionInputDecision } from './enums/PaymentDecisionInputDecision.ts';
import type { AddressType } from './enums/AddressType.ts';
export { AddressType } from './enums/AddressType.ts';
import type { Theme } from './enums/Theme.ts';
export { Theme } from './enums/Theme.ts';
import type { SocialNetwork } from './enums/SocialNetwork.ts';
export { SocialNetwork } from './enums/SocialNetwork.ts';
import type { LegalPageName } from './enums/LegalPageName.ts';
export { LegalPageName } from './enums/LegalPageName.ts';
import type { TranslatableType } from './enums/TranslatableType.ts';
export { TranslatableType } from './enums/TranslatableType.ts';
import type { TranslationStatus } from './enums/TranslationStatus.ts';
export { TranslationStatus } from './enums/TranslationStatus.ts';
import type { TranslationTextKind } from './enums/TranslationTextKind.ts';
export { TranslationTextKind } from './enums/TranslationTextKind.ts';
import type { TranslationTextStatus } from './enums/TranslationTextStatus.ts';
export { TranslationTextStatus } from './enums/TranslationTextStatus.ts';
import type { PostSort } from './enums/PostSort.ts';
export { PostSort } from './enums/PostSort.ts';
import type { ProductSort } from './enums/ProductSort.ts';
export { ProductSort } from './enums/ProductSort.ts';
import type { PlanChange } from './enums/PlanChange.ts';
export { PlanChange } from './enums/PlanChange.ts';
import type { CountryPriceState } from './enums/CountryPriceState.ts';
export { CountryPriceState } from './enums/CountryPriceState.ts';
import type { ProductPreviewKind } from './enums/ProductPreviewKind.ts';
export { ProductPreviewKind } from './enums/ProductPreviewKind.ts';
import type { LegalBlockType } from './enums/LegalBlockType.ts';
export { LegalBlockType } from './enums/LegalBlockType.ts';
import type { BriefReach } from './enums/BriefReach.ts';
export { BriefReach } from './enums/BriefReach.ts';
import type { CallPlace } from './enums/CallPlace.ts';
export { CallPlace } from './enums/CallPlace.ts';
import type { CallStatus } from './enums/CallStatus.ts';
export { CallStatus } from './enums/CallStatus.ts';
import type { CallSide } from './enums/CallSide.ts';
export { CallSide } from './enums/CallSide.ts';
import type { LeadStage } from './enums/LeadStage.ts';
export { LeadStage } from './enums/LeadStage.ts';
import type { LeadEventKind } from './enums/LeadEventKind.ts';
export { LeadEventKind } from './enums/LeadEventKind.ts';
import type { QuoteStatus } from './enums/QuoteStatus.ts';
export { QuoteStatus } from './enums/QuoteStatus.ts';
import type { QuoteShareKind } from './enums/QuoteShareKind.ts';
export { QuoteShareKind } from './enums/QuoteShareKind.ts';
import type { QuoteChangeKind } from './enums/QuoteChangeKind.ts';
export { QuoteChangeKind } from './enums/QuoteChangeKind.ts';
import type { QuotePaymentKind } from './enums/QuotePaymentKind.ts';
export { QuotePaymentKind } from './enums/QuotePaymentKind.ts';
import type { MilestoneStatus } from './enums/MilestoneStatus.ts';
export { MilestoneStatus } from './enums/MilestoneStatus.ts';
import type { MilestoneKind } from './enums/MilestoneKind.ts';
export { MilestoneKind } from './enums/MilestoneKind.ts';
import type { ProjectPhase } from './enums/ProjectPhase.ts';
export { ProjectPhase } from './enums/ProjectPhase.ts';
import type { ProjectAnswerKind } from './enums/ProjectAnswerKind.ts';
export { ProjectAnswerKind } from './enums/ProjectAnswerKind.ts';
import type { ProjectPreviewSize } from './enums/ProjectPreviewSize.ts';
export { ProjectPreviewSize } from './enums/ProjectPreviewSize.ts';
import type { ProjectMarkSide } from './enums/ProjectMarkSide.ts';
export { ProjectMarkSide } from './enums/ProjectMarkSide.ts';
import type { ProjectWaitSide } from './enums/ProjectWaitSide.ts';
export { ProjectWaitSide } from './enums/ProjectWaitSide.ts';
import type { ProjectWaitKind } from './enums/ProjectWaitKind.ts';
export { ProjectWaitKind } from './enums/ProjectWaitKind.ts';
import type { ProjectDecisionKind } from './enums/ProjectDecisionKind.ts';
export { ProjectDecisionKind } from './enums/ProjectDecisionKind.ts';
import type { ProjectChangeStatus } from './enums/ProjectChangeStatus.ts';
export { ProjectChangeStatus } from './enums/ProjectChangeStatus.ts';
import type { ProjectChangeAnswerKind } from './enums/ProjectChangeAnswerKind.ts';
export { ProjectChangeAnswerKind } from './enums/ProjectChangeAnswerKind.ts';
import type { WorkEntryKind } from './enums/WorkEntryKind.ts';
export { WorkEntryKind } from './enums/WorkEntryKind.ts';
import type { WorkEntryStatus } from './enums/WorkEntryStatus.ts';
export { WorkEntryStatus } from './enums/WorkEntryStatus.ts';
import type { WorkInvoiceGrouping } from './enums/WorkInvoiceGrouping.ts';
export { WorkInvoiceGrouping } from './enums/WorkInvoiceGrouping.ts';
import type { ProjectInvoicePurpose } from './enums/ProjectInvoicePurpose.ts';
export { ProjectInvoicePurpose } from './enums/ProjectInvoicePurpose.ts';
import type { InvoiceStatus } from './enums/InvoiceStatus.ts';
export { InvoiceStatus } from './enums/InvoiceStatus.ts';
import type { DeliveryPart } from './enums/DeliveryPart.ts';
export { DeliveryPart } from './enums/DeliveryPart.ts';
import type { ConversationSide } from './enums/ConversationSide.ts';
export { ConversationSide } from './enums/ConversationSide.ts';
import type { SearchHitKind } from './enums/SearchHitKind.ts';
export { SearchHitKind } from './enums/SearchHitKind.ts';
import type { NotificationKind } from './enums/NotificationKind.ts';
export { NotificationKind } from './enums/NotificationKind.ts';
import type { WithdrawalConsent } from './enums/WithdrawalConsent.ts';
export { WithdrawalConsent } from './enums/WithdrawalConsent.ts';
import type { PaidByMethod } from './enums/PaidByMethod.ts';
export { PaidByMethod } from './enums/PaidByMethod.ts';
import type { RefundOrigin } from './enums/RefundOrigin.ts';
export { RefundOrigin } from './enums/RefundOrigin.ts';
import type { OrderRefundStatus } from './enums/OrderRefundStatus.ts';
export { OrderRefundStatus } from './enums/OrderRefundStatus.ts';
import type { ContractWithdrawalBasis } from './enums/ContractWithdrawalBasis.ts';
export { ContractWithdrawalBasis } from './enums/ContractWithdrawalBasis.ts';
import type { RefundRequestStatus } from './enums/RefundRequestStatus.ts';
export { RefundRequestStatus } from './enums/RefundRequestStatus.ts';
import type { GiftStatus } from './enums/GiftStatus.ts';
export { GiftStatus } from './enums/GiftStatus.ts';
import type { InvoiceKind } from './enums/InvoiceKind.ts';
export { InvoiceKind } from './enums/InvoiceKind.ts';
import type { SeatStatus } from './enums/SeatStatus.ts';
export { SeatStatus } from './enums/SeatStatus.ts';
import type { CouponKind } from './enums/CouponKind.ts';
export { CouponKind } from './enums/CouponKind.ts';
import type { CommissionState } from './enums/CommissionState.ts';
export { CommissionState } from './enums/CommissionState.ts';
import type { VatCheckResult } from './enums/VatCheckResult.ts';
export { VatCheckResult } from './enums/VatCheckResult.ts';
import type { VatCategory } from './enums/VatCategory.ts';
export { VatCategory } from './enums/VatCategory.ts';
import type { PaperFormat } from './enums/PaperFormat.ts';
export { PaperFormat } from './enums/PaperFormat.ts';
import type { AdminInvoiceSort } from './enums/AdminInvoiceSort.ts';
export { AdminInvoiceSort } from './enums/AdminInvoiceSort.ts';
import type { InvoiceInterval } from './enums/InvoiceInterval.ts';
export { InvoiceInterval } from './enums/InvoiceInterval.ts';
import type { InvoiceScheduleStatus } from './enums/InvoiceScheduleStatus.ts';
export { InvoiceScheduleStatus } from './enums/InvoiceScheduleStatus.ts';
import type { InvoicePaymentMethod } from './enums/InvoicePaymentMethod.ts';
export { InvoicePaymentMethod } from './enums/InvoicePaymentMethod.ts';
import type { WithheldTaxKind } from './enums/WithheldTaxKind.ts';
export { WithheldTaxKind } from './enums/WithheldTaxKind.ts';
import type { RecordedPaymentMethod } from './enums/RecordedPaymentMethod.ts';
export { RecordedPaymentMethod } from './enums/RecordedPaymentMethod.ts';
import type { LinkedPaymentKind } from './enums/LinkedPaymentKind.ts';
export { LinkedPaymentKind } from './enums/LinkedPaymentKind.ts';
import type { PayoutStatus } from './enums/PayoutStatus.ts';
export { PayoutStatus } from './enums/PayoutStatus.ts';
export { ImportKind } from './enums/ImportKind.ts';
import type { ImportMode } from './enums/ImportMode.ts';
export { ImportMode } from './enums/ImportMode.ts';
import type { ProductStatus } from './enums/ProductStatus.ts';
export { ProductStatus } from './enums/ProductStatus.ts';
import type { AdminProductSort } from './enums/AdminProductSort.ts';
export { AdminProductSort } from './enums/AdminProductSort.ts';
import type { AdminOrderSort } from './enums/AdminOrderSort.ts';
export { AdminOrderSort } from './enums/AdminOrderSort.ts';
import type { BuyerPlaceState } from './enums/BuyerPlaceState.ts';
export { BuyerPlaceState } from './enums/BuyerPlaceState.ts';
import type { AdminGuideStepId } from './enums/AdminGuideStepId.ts';
export { AdminGuideStepId } from './enums/AdminGuideStepId.ts';
import type { AdminGuideMail } from './enums/AdminGuideMail.ts';
export { AdminGuideMail } from './enums/AdminGuideMail.ts';
import type { AnalyticsUnit } from './enums/AnalyticsUnit.ts';
export { AnalyticsUnit } from './enums/AnalyticsUnit.ts';
import type { TimelineNoteKind } from './enums/TimelineNoteKind.ts';
export { TimelineNoteKind } from './enums/TimelineNoteKind.ts';
import type { VisitEvent } from './enums/VisitEvent.ts';
export { VisitEvent } from './enums/VisitEvent.ts';
import type { VisitDevice } from './enums/VisitDevice.ts';
export { VisitDevice } from './enums/VisitDevice.ts';
import type { VisitPageKind } from './enums/VisitPageKind.ts';
export { VisitPageKind } from './enums/VisitPageKind.ts';
import type { CommentStatus } from './enums/CommentStatus.ts';
export { CommentStatus } from './enums/CommentStatus.ts';
import type { ReviewSort } from './enums/ReviewSort.ts';
export { ReviewSort } from './enums/ReviewSort.ts';
import type { OwnReviewStatus } from './enums/OwnReviewStatus.ts';
export { OwnReviewStatus } from './enums/OwnReviewStatus.ts';
export { ContentList } from './enums/ContentList.ts';
export { ContentKind } from './enums/ContentKind.ts';
import type { CaseStudyStatus } from './enums/CaseStudyStatus.ts';
export { CaseStudyStatus } from './enums/CaseStudyStatus.ts';
import type { TextFormat } from './enums/TextFormat.ts';
export { TextFormat } from './enums/TextFormat.ts';
import type { PostStatus } from './enums/PostStatus.ts';
export { PostStatus } from './enums/PostStatus.ts';
import type { AdminPostSort } from './enums/AdminPostSort.ts';
export { AdminPostSort } from './enums/AdminPostSort.ts';
export { WritingKind } from './enums/WritingKind.ts';
import type { RevisionField } from './enums/RevisionField.ts';
export { RevisionField } from './enums/RevisionField.ts';
import type { RevisionPartChange } from './enums/RevisionPartChange.ts';
export { RevisionPartChange } from './enums/RevisionPartChange.ts';
import type { ServiceIcon } from './enums/ServiceIcon.ts';
export { ServiceIcon } from './enums/ServiceIcon.ts';
import type { TopicFilter } from './enums/TopicFilter.ts';
export { TopicFilter } from './enums/TopicFilter.ts';
import type { SitePart } from './enums/SitePart.ts';
export { SitePart } from './enums/SitePart.ts';
import type { RedirectOrigin } from './enums/RedirectOrigin.ts';
export { RedirectOrigin } from './enums/RedirectOrigin.ts';
import type { IndexingResult } from './enums/IndexingResult.ts';
export { IndexingResult } from './enums/IndexingResult.ts';
import type { ConversationChannel } from './enums/ConversationChannel.ts';
export { ConversationChannel } from './enums/ConversationChannel.ts';
import type { ConversationSort } from './enums/ConversationSort.ts';
export { ConversationSort } from './enums/ConversationSort.ts';
import type { AssigneeFilter } from './enums/AssigneeFilter.ts';
export { AssigneeFilter } from './enums/AssigneeFilter.ts';
import type { ConversationTopic } from './enums/ConversationTopic.ts';
export { ConversationTopic } from './enums/ConversationTopic.ts';
import type { AdminMessageKind } from './enums/AdminMessageKind.ts';
export { AdminMessageKind } from './enums/AdminMessageKind.ts';
import type { AdminList } from './enums/AdminList.ts';
export { AdminList } from './enums/AdminList.ts';
import type { ModerationStatus } from './enums/ModerationStatus.ts';
export { ModerationStatus } from './enums/ModerationStatus.ts';
import type { SubscriberState } from './enums/SubscriberState.ts';
export { SubscriberState } from './enums/SubscriberState.ts';
import type { NewsletterStatus } from './enums/NewsletterStatus.ts';
export { NewsletterStatus } from './enums/NewsletterStatus.ts';
import type { AdminNewsletterRowLanguagesItem } from './enums/AdminNewsletterRowLanguagesItem.ts';
export { AdminNewsletterRowLanguagesItem } from './enums/AdminNewsletterRowLanguagesItem.ts';
import type { NewsletterSourceKind } from './enums/NewsletterSourceKind.ts';
export { NewsletterSourceKind } from './enums/NewsletterSourceKind.ts';
import type { NewsletterStatusInputStatus } from './enums/NewsletterStatusInputStatus.ts';
export { NewsletterStatusInputStatus } from './enums/NewsletterStatusInputStatus.ts';
import type { NewsletterProblemStatus } from './enums/NewsletterProblemStatus.ts';
export { NewsletterProblemStatus } from './enums/NewsletterProblemStatus.ts';
import type { NewsletterPreviewInputLanguage } from './enums/NewsletterPreviewInputLanguage.ts';
export { NewsletterPreviewInputLanguage } from './enums/NewsletterPreviewInputLanguage.ts';
import type { SequenceKind } from './enums/SequenceKind.ts';
export { SequenceKind } from './enums/SequenceKind.ts';
import type { InvoiceDueParameter } from './enums/InvoiceDueParameter.ts';
export { InvoiceDueParameter } from './enums/InvoiceDueParameter.ts';
import type { AdminProposeAddressScript } from './enums/AdminProposeAddressScript.ts';
export { AdminProposeAddressScript } from './enums/AdminProposeAddressScript.ts';
/**
 * Generated by orval 🍺
 * Do not edit manually.
 * Studio API
 * Every call that the site makes. Errors share one body: `message` is a sentence for the reader, `code` is stable, and
 * `details` names the fields of a 400. Amounts are in the currency of the shop (`Site.currency`) with at most two decimals.
 * Times are UTC. Every operation may return 429 (too many calls from a network) and 503 (maintenance, or the database is
 * unavailable). Apart from what is listed, a server error is 500, an unknown path 404 and another method 405, all with the
 * same body.
 *
 * ## Languages
 *
 * The site is in English and Bangla. `Accept-Language` selects the language of the texts of an answer: of `message` and of the
 * messages in `details`; `code` is the same in both. Without the header, and for any other language, texts are English.
 * Errors name their language in `Content-Language`, and every answer has `Vary: Accept-Language`.
 *
 * ## Errors and limits
 *
 * [The guide](/docs/errors.md) explains each `code`. For a caller whose `Accept` prefers `application/problem+json`, errors are
 * problems of RFC 9457. `x-rate-limits` has every limit of calls, and `x-rate-limit` of an operation names those that count it;
 * responses of such an operation show the limits as `RateLimit-Policy`, and what is left as `RateLimit`.
 *
 * OpenAPI spec version: 0.1.0
 */

/**
 * One invalid field of a request
 */
export interface ErrorDetail {
  /** Path of the field in the request, such as `email` or `pricing.0.name` */
  field: string;
  /** Sentence to show beside the field */
  message: string;
}

/**
 * Body of every refusal and failure
 */
export interface Error {
  /** Sentence for the reader; screens may show it as it is */
  message: string;
  /** Stable machine-readable reason; branch on this, not on the message */
  code: ErrorCode;
  /** Same as the `X-Request-Id` header; names the call in the server's log */
  requestId: string;
  /** Invalid fields of a 400; absent for other statuses */
  details?: ErrorDetail[];
}

/**
 * An invalid field
 */
export interface ProblemField {
  /** JSON Pointer of the field, `#/lines/0/quantity` */
  pointer: string;
  /** Why the value was rejected */
  detail: string;
}

/**
 * Body of a refusal or failure for a caller whose `Accept` prefers `application/problem+json` (RFC 9457)
 */
export interface Problem {
  /** Identifies the kind of problem: [the guide](/docs/errors.md) and the code */
  type: string;
  /** Name of the status, such as `Conflict` */
  title: string;
  /**
     * Status of the response
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /** Sentence for the reader, the `message` of `Error` */
  detail: string;
  /** Same as in `Error` */
  code: ErrorCode;
  /** Same as in `Error` */
  requestId: string;
  /** Invalid fields of a 400; absent for other statuses */
  errors?: ProblemField[];
}

/**
 * Answer without data
 */
export interface Message {
  /** Confirmation to show to the user */
  message: string;
}

/**
 * Email address, compared ignoring case
 * @minLength 3
 * @maxLength 254
 */
export type Email = string;

/**
 * Password to set; the server may require more than the minimum here and refuses commonly guessed ones
 * @minLength 6
 * @maxLength 128
 */
export type NewPassword = string;

/**
 * ISO 3166-1 alpha-2 in capital letters; empty when unknown
 * @maxLength 2
 * @pattern ^([A-Z]{2})?$
 */
export type CountryCode = string;


/**
 * New customer account
 */
export interface RegisterInput {
  /**
     * As the customer typed it, trimmed; one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  password: NewPassword;
  /** Stored as the billing country */
  country?: CountryCode;
  /** Language of the page; stored with the account */
  language?: Language;
}

/**
 * Email and password of an existing account
 */
export interface LoginInput {
  email: Email;
  /**
     * As typed; not trimmed
     * @minLength 1
     * @maxLength 128
     */
  password: string;
}

/**
 * Address to send the reset link to
 */
export interface PasswordResetRequest {
  email: Email;
}

/**
 * New password with the token that permits it
 */
export interface PasswordResetConfirmation {
  /**
     * From the emailed link; works once, within an hour or, for an account opened by an administrator, seven days
     * @minLength 1
     * @maxLength 200
     * @pattern ^[A-Za-z0-9_-]+$
     */
  token: string;
  password: NewPassword;
}




/**
 * Areas that the account may use; empty for customers
 * @maxItems 4
 */
export type AdminRights = AdminRight[];

/**
 * Areas to grant; `all` replaces any others
 * @minItems 1
 * @maxItems 4
 */
export type GivenRights = AdminRight[];

/**
 * The signed-in account as its owner sees it
 */
export interface User {
  /** Same in every answer; never reused */
  id: string;
  /** Shown on invoices and beside comments */
  name: string;
  /** Sign-in name; unique ignoring case */
  email: string;
  status: UserStatus;
  role: Role;
  /** True when `role` is `super_admin` */
  is_admin: boolean;
  /** Same as `is_admin`, under the session's name */
  isAdmin: boolean;
  rights: AdminRights;
  /**
     * Path of the profile picture (WebP); null for the initials
     * @nullable
     */
  avatar: string | null;
  /**
     * Free-text postal address as the customer typed it; null when none is set
     * @nullable
     */
  address: string | null;
  /** When the account was opened */
  created_at: string;
  /** Null while none was chosen */
  language?: Language | null;
}

/**
 * Account as administrators see it
 */
export interface AdminUser {
  /** Same as in orders, payments and the activity log */
  id: string;
  /** Full name, one line */
  name: string;
  /** Sign-in name; unique ignoring case */
  email: string;
  status: UserStatus;
  role: Role;
  /** True when `role` is `super_admin` */
  is_admin: boolean;
  rights: AdminRights;
  /** When the account was opened */
  created_at: string;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
}

/**
 * New account; an active one gets an email with a link to set its password
 */
export interface AdminUserInput {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  role: Role;
  status: UserStatus;
  /** For administrators only; `all` when omitted */
  rights?: GivenRights;
}

/**
 * Full replacement of an account's editable fields
 */
export interface AdminUserChange {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  role: Role;
  status: UserStatus;
  /** For administrators only; unchanged when omitted */
  rights?: GivenRights;
  /**
     * Version that was edited; a newer one is refused (409)
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}

/**
 * Open invitation to the administration
 */
export interface Invitation {
  /** Also identifies the invitation in the activity log */
  id: string;
  /** Proposed name of the new administrator */
  name: string;
  /** Where the link was sent; becomes the sign-in name */
  email: string;
  rights: AdminRights;
  /**
     * Name of the inviting administrator; null after that account was deleted
     * @nullable
     */
  invited_by: string | null;
  /** When the first link was sent */
  created_at: string;
  /** When the current link was sent */
  sent_at: string;
  /** When the current link expires, seven days after it was sent */
  expires_at: string;
}

/**
 * All open invitations, without pages
 */
export interface InvitationList {
  /**
     * Newest first; expired ones are included until withdrawn
     * @maxItems 200
     */
  items: Invitation[];
}

/**
 * Person to invite as administrator
 */
export interface InvitationInput {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  rights: GivenRights;
}

/**
 * Creates the invited account
 */
export interface InvitationAcceptance {
  /**
     * From the emailed link; valid for seven days and once, until a newer link is sent
     * @minLength 1
     * @maxLength 200
     * @pattern ^[A-Za-z0-9_-]+$
     */
  token: string;
  password: NewPassword;
}



/**
 * Key of an app; acts with the rights of the administrator who created it
 */
export interface ApiKey {
  /** Also identifies the key in the activity log */
  id: string;
  /** What the key is for */
  name: string;
  /** Beginning and last four characters of the secret */
  hint: string;
  /**
     * In the order of `ApiScope`
     * @maxItems 10
     */
  scopes: ApiScope[];
  /** Name of the administrator who created it */
  owner: string;
  /** Whether you created it; only then can you rotate it */
  is_own: boolean;
  state: ApiKeyState;
  /** When it was created */
  created_at: string;
  /**
     * When it expires; null for never
     * @nullable
     */
  expires_at: string | null;
  /**
     * Beginning of the hour of its last use; null if it has not been used
     * @nullable
     */
  last_used_at: string | null;
  /**
     * Until when the previous secret works; null if it does not
     * @nullable
     */
  previous_secret_expires_at: string | null;
}

/**
 * All keys, without pages
 */
export interface ApiKeyList {
  /**
     * Newest first
     * @maxItems 500
     */
  items: ApiKey[];
}

/**
 * Key with its secret
 */
export interface CreatedApiKey {
  key: ApiKey;
  /**
     * Send it as `Authorization: Bearer …`. `studio_sk_`, 32 random characters and a checksum of six: the CRC-32 of everything
     * before it in base 62, so that scanners find leaked keys without false alarms.
     */
  secret: string;
}

/**
 * New API key
 */
export interface ApiKeyInput {
  /**
     * Trimmed; one line; unique among your keys, ignoring case
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /**
     * What the key may do
     * @minItems 1
     * @maxItems 10
     */
  scopes: ApiScope[];
  /**
     * After how many days it expires; null for never
     * @minimum 1
     * @maximum 365
     * @nullable
     */
  lifetime_days: number | null;
}

/**
 * How long the current secret works next to the new one
 */
export interface ApiKeyRotation {
  /**
     * 0 revokes it immediately
     * @minimum 0
     * @maximum 72
     */
  overlap_hours: number;
}



/**
 * Key of an account for its own orders, licences and downloads
 */
export interface AccountKey {
  /** Id of the key */
  id: string;
  /** What the key is for */
  name: string;
  /** Beginning and last four characters of the secret */
  hint: string;
  /**
     * In the order of `AccountScope`
     * @maxItems 5
     */
  scopes: AccountScope[];
  state: AccountKeyState;
  /** When it was created */
  created_at: string;
  /**
     * When it expires; null for never
     * @nullable
     */
  expires_at: string | null;
  /**
     * Beginning of the hour of its last use; null if it has not been used
     * @nullable
     */
  last_used_at: string | null;
  /**
     * Until when the previous secret works; null if it does not
     * @nullable
     */
  previous_secret_expires_at: string | null;
}

/**
 * All keys of the account, without pages
 */
export interface AccountKeyList {
  /**
     * Newest first
     * @maxItems 10
     */
  items: AccountKey[];
}

/**
 * Key of an account with its secret
 */
export interface CreatedAccountKey {
  key: AccountKey;
  /** Send it as `Authorization: Bearer …`; in the form of `CreatedApiKey` */
  secret: string;
}

/**
 * New key of an account
 */
export interface AccountKeyInput {
  /**
     * Trimmed; one line; unique among your keys, ignoring case
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /**
     * What the key may do
     * @minItems 1
     * @maxItems 5
     */
  scopes: AccountScope[];
  /**
     * After how many days it expires; null for never
     * @minimum 1
     * @maximum 365
     * @nullable
     */
  lifetime_days: number | null;
}

/**
 * New secret of the key that called
 */
export interface RotatedKey {
  /** Name of the key */
  name: string;
  /** Send it as `Authorization: Bearer …` from now on */
  secret: string;
  /**
     * When the key expires; null for never
     * @nullable
     */
  expires_at: string | null;
  /**
     * Until when the secret of this call works; null if it does not
     * @nullable
     */
  previous_secret_expires_at: string | null;
}


/**
 * Endpoint that is notified of events
 */
export interface Webhook {
  /** Also identifies the endpoint in the activity log */
  id: string;
  /** Where events are posted */
  url: string;
  /**
     * In the order of `WebhookEventType`
     * @maxItems 6
     */
  events: WebhookEventType[];
  /** Whether new events are delivered */
  enabled: boolean;
  /**
     * When the first failure since the last success happened; null after a success
     * @nullable
     */
  failing_since: string | null;
  /**
     * When it was disabled automatically, after failures for five days; null if it was not
     * @nullable
     */
  disabled_at: string | null;
  /**
     * Until when requests are also signed with the previous secret; null if they are not
     * @nullable
     */
  previous_secret_expires_at: string | null;
  /** When it was added */
  created_at: string;
}

/**
 * All endpoints, without pages
 */
export interface WebhookList {
  /**
     * Newest first
     * @maxItems 10
     */
  items: Webhook[];
}

/**
 * New or changed webhook endpoint
 */
export interface WebhookInput {
  /**
     * A public https address without user name and fragment; private networks are refused (400)
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  url: string;
  /**
     * Events to deliver
     * @minItems 1
     * @maxItems 6
     */
  events: WebhookEventType[];
  /** Whether new events are delivered */
  enabled: boolean;
}

/**
 * Endpoint with its signing secret
 */
export interface CreatedWebhook {
  webhook: Webhook;
  /** `whsec_` and the base64 of the 24 bytes that sign */
  secret: string;
}


/**
 * One event for one endpoint
 */
export interface WebhookDelivery {
  /** The header `webhook-id` */
  id: string;
  /** Event, or `webhook.test` */
  type: string;
  status: WebhookDeliveryStatus;
  /**
     * How often it was sent
     * @minimum 0
     */
  attempts: number;
  /** When the event happened */
  created_at: string;
  /**
     * When it was last sent; null before the first attempt
     * @nullable
     */
  last_attempt_at: string | null;
  /**
     * When it is sent next; null unless it is pending
     * @nullable
     */
  next_attempt_at: string | null;
  /**
     * How long the last attempt took
     * @minimum 0
     * @nullable
     */
  duration_ms: number | null;
  /**
     * The JSON that is sent; null before the first attempt
     * @nullable
     */
  request_body: string | null;
  /**
     * Status of the last response; null without one
     * @minimum 100
     * @maximum 599
     * @nullable
     */
  response_status: number | null;
  /**
     * The first 2000 characters of the last response; null without one
     * @nullable
     */
  response_body: string | null;
  /**
     * Why the last attempt got no response; null if it got one
     * @nullable
     */
  error: string | null;
}

/**
 * The last deliveries
 */
export interface WebhookDeliveryList {
  /**
     * Newest first
     * @maxItems 50
     */
  items: WebhookDelivery[];
}

/**
 * Person in an event
 */
export interface EventPerson {
  /** Name */
  name: string;
  /** Email */
  email: string;
}

/**
 * Line of an order in an event
 */
export interface EventOrderItem {
  /**
     * Product; null for one that was deleted
     * @nullable
     */
  product_id: number | null;
  /** Name at the time of the order */
  product: string;
  /**
     * Plan; null where there is no choice
     * @nullable
     */
  plan: string | null;
  /**
     * Units of the plan
     * @minimum 1
     */
  quantity: number;
  /**
     * Charged for the line
     * @minimum 0
     */
  total: number;
}

/**
 * What it is about
 */
export type OrderPaidEventData = {
  /** Order */
  id: string;
  /** Number of the order */
  number: number;
  /**
     * Charged for the order
     * @minimum 0
     */
  total: number;
  /** ISO 4217 */
  currency: string;
  /** Customer; null for a deleted account */
  customer: EventPerson | null;
  /**
     * In the order of the receipt
     * @maxItems 100
     */
  items: EventOrderItem[];
};

/**
 * An order was completed; free ones are included
 */
export interface OrderPaidEvent {
  /** Which event it is */
  type: 'order.paid';
  /** When it happened */
  timestamp: string;
  /** What it is about */
  data: OrderPaidEventData;
}

/**
 * What it is about
 */
export type OrderRefundedEventData = {
  /** Order */
  id: string;
  /** Number of the order */
  number: number;
  /** Refund */
  refund_id: string;
  /**
     * Returned by this refund
     * @minimum 0
     */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /**
     * As the customer reads it; null without one
     * @nullable
     */
  reason: string | null;
};

/**
 * Money of an order was returned
 */
export interface OrderRefundedEvent {
  /** Which event it is */
  type: 'order.refunded';
  /** When it happened */
  timestamp: string;
  /** What it is about */
  data: OrderRefundedEventData;
}

/**
 * What it is about
 */
export type LicenceIssuedEventData = {
  /** Licence */
  id: string;
  /**
     * Product; null for one that was deleted
     * @nullable
     */
  product_id: number | null;
  /** Name at the time of the order */
  product: string;
  /** Number of the order */
  order_number: number;
  /** Customer; null for a deleted account */
  customer: EventPerson | null;
};

/**
 * A customer received a licence key; the key itself is not sent
 */
export interface LicenceIssuedEvent {
  /** Which event it is */
  type: 'licence.issued';
  /** When it happened */
  timestamp: string;
  /** What it is about */
  data: LicenceIssuedEventData;
}


/**
 * What it is about
 */
export type ReleasePublishedEventData = {
  /** Release */
  id: string;
  /** Product */
  product_id: number;
  /** Name of the product */
  product: string;
  /** Semantic version */
  version: string;
  channel: ReleaseChannel;
};

/**
 * A release became available
 */
export interface ReleasePublishedEvent {
  /** Which event it is */
  type: 'release.published';
  /** When it happened */
  timestamp: string;
  /** What it is about */
  data: ReleasePublishedEventData;
}


/**
 * What it is about
 */
export type SubscriberConfirmedEventData = {
  /** Subscriber */
  id: string;
  /** Email */
  email: string;
  list: SubscriberList;
};

/**
 * An email was confirmed for a list
 */
export interface SubscriberConfirmedEvent {
  /** Which event it is */
  type: 'subscriber.confirmed';
  /** When it happened */
  timestamp: string;
  /** What it is about */
  data: SubscriberConfirmedEventData;
}

/**
 * What it is about
 */
export type MessageReceivedEventData = {
  /** Conversation */
  id: string;
  /** Subject of the conversation */
  subject: string;
  from: EventPerson;
  /** The message */
  text: string;
};

/**
 * A customer or visitor wrote a message
 */
export interface MessageReceivedEvent {
  /** Which event it is */
  type: 'conversation.message_received';
  /** When it happened */
  timestamp: string;
  /** What it is about */
  data: MessageReceivedEventData;
}


/**
 * Entry in a wallet's ledger; never changed
 */
export interface Transaction {
  /**
     * Grows with time
     * @minimum 1
     */
  id: number;
  type: TransactionType;
  /** Text shown in the statement */
  reference: string;
  /** In the shop's currency; negative when money left the wallet */
  amount: number;
  /**
     * Balance after this entry
     * @minimum 0
     */
  balance_after: number;
  /** When it was posted */
  created_at: string;
}

/**
 * A customer's wallet as administrators see it
 */
export interface AdminUserWallet {
  /**
     * In the shop's currency
     * @minimum 0
     */
  balance: number;
  /** Latest transactions, newest first */
  items: Transaction[];
}


/**
 * Order of a customer
 */
export interface CustomerOrder {
  /** For the API; customers are shown `number` */
  id: string;
  /**
     * Order number shown to the customer
     * @minimum 1
     */
  number: number;
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /**
     * Plan name at the time of the order; null without plans
     * @nullable
     */
  tier: string | null;
  status: OrderStatus;
  /**
     * Charged in the shop's currency, tax included
     * @minimum 0
     */
  total: number;
  /**
     * Refunded or pending amount
     * @minimum 0
     */
  refunded: number;
  /** When it was placed */
  created_at: string;
}

/**
 * Order that a payment is for
 */
export interface PaidOrder {
  /** Id of the order */
  id: string;
  /**
     * Order number shown to the customer
     * @minimum 1
     */
  number: number;
  /** Title of the product at the time of the order */
  product_name: string;
}

/**
 * Device that uses a licence
 */
export interface OwnDevice {
  /** Identifies the device when renaming or removing it; not the software's own id */
  id: string;
  /** As the software or its owner named it */
  name: string;
  /** When it was activated */
  created_at: string;
  /** Latest licence check by the software */
  seen_at: string;
}

/**
 * Licence of a customer; the key itself stays with the customer
 */
export interface CustomerLicence {
  /** Stays the same when the key is replaced */
  id: string;
  /** Last five characters of the key */
  key_end: string;
  order: PaidOrder;
  /** Plan name at the time of the order */
  tier: string;
  /**
     * Maximum number of devices
     * @minimum 0
     */
  activations: number;
  /**
     * Versions published later are not included; null for no end
     * @nullable
     */
  updates_until: string | null;
  /** True after a refund that withdrew the purchase */
  revoked: boolean;
  /** When the key was issued */
  created_at: string;
  /** In the order of activation */
  devices: OwnDevice[];
}




/**
 * Payment of a customer
 */
export interface CustomerPayment {
  /** For the API; customers are shown `code` */
  id: string;
  /** Unique reference */
  code: string;
  provider: PaymentProvider;
  purpose: PaymentPurpose;
  /**
     * Id of the payment at the provider; null before the provider accepted it
     * @nullable
     */
  reference: string | null;
  /**
     * In `currency`
     * @minimum 0
     */
  amount: number;
  /**
     * Fee reported by the provider; null when it reports none
     * @minimum 0
     * @nullable
     */
  fee: number | null;
  /**
     * Amount refunded or lost in a dispute
     * @minimum 0
     */
  refunded: number;
  /** ISO 4217 code at the time of the payment */
  currency: string;
  status: PaymentStatus;
  /** Order being paid; null for a top-up */
  order: PaidOrder | null;
  /** When it was started */
  created_at: string;
  /**
     * When the money was credited; null until then
     * @nullable
     */
  creditedAt: string | null;
}



/**
 * Refund to a customer
 */
export interface CustomerRefund {
  /** Identifies the refund */
  id: string;
  order: PaidOrder;
  /**
     * In the currency of the order
     * @minimum 0
     */
  amount: number;
  to: RefundTarget;
  status: RefundStatus;
  /**
     * Shown to the customer; null when none was given
     * @nullable
     */
  reason: string | null;
  /** When it was requested or reported */
  created_at: string;
}


/**
 * Order that a conversation is about
 */
export interface ConversationOrder {
  /** Id of the order */
  id: string;
  /**
     * Order number shown to the customer
     * @minimum 1
     */
  number: number;
  /** Title of the product at the time of the order */
  product_name: string;
}

/**
 * Conversation with a customer
 */
export interface CustomerConversation {
  /** Identifies the conversation */
  id: string;
  /** As given with the first message */
  subject: string;
  status: ConversationStatus;
  /** Order it is about; null for none */
  order: ConversationOrder | null;
  /** When it was started */
  created_at: string;
  /** When the latest message was sent, notes not counted */
  updated_at: string;
}


/**
 * Email to a customer
 */
export interface CustomerMail {
  /** Also part of the email's Message-ID */
  id: string;
  /** Key of the template */
  kind: string;
  /** As sent */
  subject: string;
  status: MailStatus;
  /** When it was queued */
  created_at: string;
  /**
     * Latest reply of the mail server; null before the first attempt
     * @nullable
     */
  answer: string | null;
  /** Whether it can be sent again; emails with personal links cannot */
  resendable: boolean;
}

/**
 * Where a customer is signed in
 */
export interface CustomerSessions {
  /**
     * Sessions that have not ended
     * @minimum 0
     */
  open: number;
  /**
     * Browsers with which the account was used
     * @minimum 0
     */
  browsers: number;
  /**
     * Latest use of a session that has not ended; null without one
     * @nullable
     */
  last_seen_at: string | null;
}

/**
 * Note of the team about a customer
 */
export interface CustomerNote {
  /** Identifies the note */
  id: string;
  /** As written */
  text: string;
  /**
     * Name of the administrator who wrote it; null after that account was erased
     * @nullable
     */
  author: string | null;
  /** When it was written */
  created_at: string;
  /** When the text was last changed */
  updated_at: string;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
}

/**
 * Numbers of all entries, including those not listed
 */
export interface CustomerCounts {
  /**
     * Orders
     * @minimum 0
     */
  orders: number;
  /**
     * Licences
     * @minimum 0
     */
  licences: number;
  /**
     * Payments; null for callers who may not read them
     * @minimum 0
     * @nullable
     */
  payments: number | null;
  /**
     * Refunds
     * @minimum 0
     */
  refunds: number;
  /**
     * Conversations
     * @minimum 0
     */
  conversations: number;
  /**
     * Emails
     * @minimum 0
     */
  mails: number;
}

/**
 * What a customer paid in a calendar year of the shop's time zone
 */
export interface CustomerYear {
  /**
     * Year in which orders were paid or refunded
     * @minimum 2000
     */
  year: number;
  /** Paid less refunded, in the shop's currency; negative when more was refunded */
  spent: number;
}

/**
 * Customer with everything that administrators need to help
 */
export interface AdminCustomer {
  /** Id of the account or guest */
  id: string;
  /** Current name */
  name: string;
  /** Current email address */
  email: string;
  /**
     * URL of the picture; null without one
     * @nullable
     */
  avatar: string | null;
  /** The account; null for a guest */
  account: AdminUser | null;
  /** When the account was opened or the guest ordered */
  created_at: string;
  /**
     * Country of the billing details as ISO 3166-1 code; null when unknown
     * @nullable
     */
  country: string | null;
  /**
     * Completed orders less refunds, in the shop's currency
     * @minimum 0
     */
  spent: number;
  /** Balance and ten latest transactions; null for guests and callers who may not read wallets */
  wallet: AdminUserWallet | null;
  /** Latest 50, newest first */
  orders: CustomerOrder[];
  /** Latest 50, newest first */
  licences: CustomerLicence[];
  /**
     * Latest 50, newest first; null for callers who may not read payments
     * @nullable
     */
  payments: CustomerPayment[] | null;
  /** Latest 50, newest first */
  refunds: CustomerRefund[];
  /** Latest 50, newest first, by start */
  conversations: CustomerConversation[];
  /** Latest 50, newest first; to the current address, as long as the log keeps them */
  mails: CustomerMail[];
  sessions: CustomerSessions;
  /** All notes of the team, newest first */
  notes: CustomerNote[];
  counts: CustomerCounts;
  /**
     * `spent` by year, newest first; years in which nothing was paid are left out
     * @maxItems 200
     */
  years: CustomerYear[];
}

/**
 * Note to add
 */
export interface CustomerNoteInput {
  /**
     * May have several lines
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
}

/**
 * Changed note
 */
export interface CustomerNoteChange {
  /**
     * May have several lines
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
  /**
     * The version that was read
     * @minimum 1
     */
  version: number;
}

/**
 * Manual correction of a wallet
 */
export interface AdjustmentInput {
  /**
     * Added to the balance; negative to deduct, never 0. Up to the limit of the shop's currency, 10,000.00 for US dollars.
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
  amount: number;
  /**
     * Recorded in the activity log and shown to the customer with the transaction
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  reason: string;
}

/**
 * One running server process
 */
export interface SystemServer {
  /** New at each start */
  id: string;
  /** Host name and process id */
  name: string;
  /** Release it runs; servers differ during a rolling update */
  version: string;
  /** When the process started */
  startedAt: string;
}


/**
 * Connection pool of the answering server
 */
export interface SystemConnections {
  /**
     * Connections in the pool, idle ones included
     * @minimum 0
     */
  open: number;
  /**
     * Open connections not in use
     * @minimum 0
     */
  idle: number;
  /**
     * Requests waiting for a connection
     * @minimum 0
     */
  waiting: number;
  /**
     * Maximum size of the pool
     * @minimum 1
     */
  most: number;
}


/**
 * Read replica for public data
 */
export interface SystemReplica {
  /** `none` is configured, `current` is used for reads, `behind` lags too far to be read from, `away` cannot be reached */
  condition: SystemReplicaCondition;
  /**
     * Upper bound of the replication lag; null before the first measurement and without a replica
     * @minimum 0
     * @nullable
     */
  lagSeconds: number | null;
}

/**
 * Primary database
 */
export interface SystemDatabase {
  /** `embedded` runs inside the single server process (PGlite); `postgresql` is a separate server */
  kind: SystemDatabaseKind;
  /** PostgreSQL version */
  version: string;
  /**
     * Size of the whole database on disk
     * @minimum 0
     */
  size_bytes: number;
  connections: SystemConnections;
  replica: SystemReplica;
}

/**
 * State of the database schema
 */
export interface SystemMigrations {
  /**
     * Number of migrations applied
     * @minimum 0
     */
  done: number;
  /**
     * Name of the last applied migration; null on an empty database
     * @nullable
     */
  latest: string | null;
  /**
     * Migrations that this release contains and the database lacks
     * @maxItems 1000
     */
  waiting: string[];
}


/**
 * Where uploaded files are stored
 */
export interface SystemStorage {
  /** `disk` is a local folder, `s3` an S3-compatible bucket */
  kind: SystemStorageKind;
  /** Folder or bucket, without credentials */
  place: string;
  /** Whether storage answered a check just now */
  reachable: boolean;
  /**
     * Number of stored files, counted at most every 15 minutes; null before the first count
     * @minimum 0
     * @nullable
     */
  files: number | null;
  /**
     * Total size of the stored files; null before the first count
     * @minimum 0
     * @nullable
     */
  bytes: number | null;
}


/**
 * Outgoing email
 */
export interface SystemMail {
  /** `smtp` delivers to a mail server and `api` to a mail provider; `folder` only writes files below the data folder */
  kind: SystemMailKind;
  /**
     * Latest delivery by any server; null before the first
     * @nullable
     */
  lastDeliveryAt: string | null;
  /**
     * Emails in the job queue
     * @minimum 0
     */
  waiting: number;
}

/**
 * Job that is no longer retried automatically
 */
export interface FailedJob {
  /**
     * Identifies the job when retrying or removing it
     * @minimum 1
     */
  id: number;
  /** Task, as `subject.verb` */
  name: string;
  /**
     * How often it was tried
     * @minimum 0
     */
  attempts: number;
  /** When the last attempt failed */
  failedAt: string;
  /**
     * Cause of the last failure in plain words, without personal data
     * @maxLength 400
     */
  reason: string;
}

/**
 * Background job queue
 */
export interface SystemJobs {
  /**
     * Queued jobs, those scheduled for later included
     * @minimum 0
     */
  waiting: number;
  /**
     * Jobs being executed
     * @minimum 0
     */
  running: number;
  /**
     * Jobs that failed on their last attempt and wait for a decision
     * @minimum 0
     */
  failed: number;
  /**
     * When the most overdue job was due; null when none is due
     * @nullable
     */
  oldestDueAt: string | null;
  /**
     * Latest jobs that failed on their last attempt
     * @maxItems 50
     */
  failures: FailedJob[];
}

/**
 * Latest backup of the database and files
 */
export interface SystemBackup {
  /**
     * When it finished; null before the first
     * @nullable
     */
  lastAt: string | null;
  /**
     * Size of the archive; null before the first backup
     * @minimum 0
     * @nullable
     */
  bytes: number | null;
  /** Whether this server makes a backup every night */
  nightly: boolean;
}

/**
 * Health of the servers and the services they depend on, read at the moment of the call
 */
export interface SystemStatus {
  /** Release of the answering server */
  version: string;
  /**
     * Identifier of the front-end build that this server delivers; null without one
     * @nullable
     */
  build: string | null;
  /**
     * Running servers, oldest first
     * @maxItems 100
     */
  servers: SystemServer[];
  database: SystemDatabase;
  migrations: SystemMigrations;
  storage: SystemStorage;
  mail: SystemMail;
  jobs: SystemJobs;
  backup: SystemBackup;
}

/**
 * Result of an action on several jobs
 */
export interface JobCount {
  /**
     * Jobs affected
     * @minimum 0
     */
  count: number;
}

/**
 * Administrator who made a change
 */
export interface ActivityActor {
  /** Id of the account */
  id: string;
  /** Current name of the account */
  name: string;
}



/**
 * One field before and after a change
 */
export interface ActivityChange {
  /** Name of the field in the API */
  field: string;
  /**
     * Previous value, everything but text as JSON; null when the resource or value was new
     * @nullable
     */
  before: string | null;
  /**
     * New value, everything but text as JSON; null when the resource or value was removed
     * @nullable
     */
  after: string | null;
}

/**
 * One recorded change by an administrator; never edited or deleted
 */
export interface ActivityEntry {
  /**
     * Grows with time
     * @minimum 1
     */
  id: number;
  /** Right that permitted the change; null for changes from before rights existed */
  right: AdminRight | null;
  /** Administrator who made the change; null after that account was deleted */
  actor: ActivityActor | null;
  action: ActivityAction;
  subject: ActivitySubject;
  /**
     * Id of the changed resource; null for settings and bulk actions
     * @nullable
     */
  subject_id: string | null;
  /** Name of the resource at the time of the change */
  label: string;
  /** Changed fields; empty when the action needs no details */
  changes: ActivityChange[];
  /** When the change was made */
  created_at: string;
  /**
     * Name of the API key that made the change; null for a change in a session
     * @nullable
     */
  key: string | null;
}

/**
 * Present when `total` is an estimate. More than 1,000 matches of a search are not counted exactly, and only the first 1,000 can be paged through. Totals without a search are exact.
 */
export type Estimated = true;

/**
 * One page of the activity log
 */
export interface ActivityPage {
  /** Newest first */
  items: ActivityEntry[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * Opened session
 */
export interface Session {
  /**
     * Bearer token for the `Authorization` header of later calls
     * @minLength 1
     */
  token: string;
  user: User;
}


/**
 * Second step that an account requires after its password
 */
export interface SignInChallenge {
  /**
     * Send it back with the code; not a session token
     * @minLength 1
     */
  challenge: string;
  /** Five minutes after the password was checked */
  expires_at: string;
  /** Ways to continue; `passkey` uses `signInWithPasskey` and needs no challenge of this kind */
  methods: FactorMethod[];
}


/**
 * How and until when a session's identity confirmation holds
 */
export interface Proof {
  /** Accepted methods; `code` replaces `password` on accounts with an authenticator app. Empty for an account with neither of the three */
  methods: ProofMethod[];
  /** Ten minutes after the last confirmation; in the past when a new one is needed */
  proven_until: string;
}

/**
 * Six digits of the authenticator app, or a recovery code; spaces and hyphens are ignored
 * @minLength 6
 * @maxLength 32
 */
export type FactorCode = string;

/**
 * Assertion of `navigator.credentials.get()`, each part in base64url
 */
export interface PasskeyAnswer {
  /**
     * Credential id
     * @minLength 1
     * @maxLength 1400
     */
  id: string;
  /**
     * `clientDataJSON` of the response
     * @minLength 1
     * @maxLength 4000
     */
  client_data: string;
  /**
     * `authenticatorData` of the response
     * @minLength 1
     * @maxLength 4000
     */
  authenticator_data: string;
  /**
     * Over authenticator data and client data
     * @minLength 1
     * @maxLength 8000
     */
  signature: string;
}

/**
 * Exactly one of the three
 */
export interface ProofInput {
  /**
     * Current password; refused on accounts with an authenticator app
     * @minLength 1
     * @maxLength 128
     */
  password?: string;
  code?: FactorCode;
  passkey?: PasskeyAnswer;
}


/**
 * Provider that customers can sign in with
 */
export interface SignInProvider {
  id: SignInProviderId;
  /**
     * Its name, for `Continue with …`
     * @minLength 1
     */
  name: string;
}

/**
 * Provider to sign in with
 */
export interface ProviderStartInput {
  provider: SignInProviderId;
  /**
     * Path of this site to open afterwards; anything else is replaced by `/dashboard`
     * @minLength 1
     * @maxLength 500
     */
  redirect?: string;
  /** Language of the page to come back to */
  language?: Language;
}

/**
 * Provider to connect
 */
export interface ConnectionStartInput {
  provider: SignInProviderId;
  /** Language of the page to come back to */
  language?: Language;
}

/**
 * Started sign-in with a provider
 */
export interface ProviderStart {
  /**
     * Page of the provider to open in the same browser
     * @minLength 1
     */
  url: string;
  /** Ten minutes after it was started */
  expires_at: string;
}

/**
 * Parameters that the provider added to the callback URL
 */
export interface ProviderSignInInput {
  /**
     * As returned by the provider
     * @minLength 20
     * @maxLength 100
     */
  state: string;
  /**
     * As returned by the provider; works once
     * @minLength 1
     * @maxLength 2000
     */
  code: string;
  /**
     * As returned by the provider (RFC 9207); required of providers that announce it
     * @minLength 1
     * @maxLength 300
     */
  iss?: string;
}


/**
 * Account at a provider that is not connected yet
 */
export interface ProviderTicket {
  /**
     * For `registerWithProvider` or `connectAccount`, in the same browser; works once
     * @minLength 1
     */
  ticket: string;
  provider: SignInProvider;
  /**
     * Email there; null when the provider has verified none
     * @nullable
     */
  email: string | null;
  /** Name there; may be empty */
  name: string;
  /** Ten minutes after it was issued */
  expires_at: string;
}

/**
 * Result of a sign-in with a provider; the field that `outcome` names is present
 */
export interface ProviderSignIn {
  /** `new_account` and `existing_account` have a `ticket` for an email without and with an account, `connect` for the account that started it */
  outcome: ProviderSignInOutcome;
  /**
     * Path of this site to open afterwards
     * @minLength 1
     */
  redirect: string;
  /** With `signed_in` */
  session?: Session;
  /** With `second_step` */
  challenge?: SignInChallenge;
  /** With `new_account`, `existing_account` and `connect` */
  ticket?: ProviderTicket;
}

/**
 * New customer account for an account at a provider
 */
export interface ProviderRegisterInput {
  /**
     * Of `signInWithProvider` with `new_account`
     * @minLength 20
     * @maxLength 100
     */
  ticket: string;
  /**
     * As the customer typed it, trimmed; one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /** Language of the page; stored with the account */
  language?: Language;
}

/**
 * Account at a provider to connect
 */
export interface ConnectInput {
  /**
     * Of `signInWithProvider` with `existing_account` or `connect`
     * @minLength 20
     * @maxLength 100
     */
  ticket: string;
}

/**
 * Account at a provider that signs in to the account
 */
export interface ConnectedAccount {
  /** Identifies it when disconnecting */
  id: string;
  provider: SignInProvider;
  /**
     * Email there when it was connected; null if it had none
     * @nullable
     */
  email: string | null;
  /** When it was connected */
  created_at: string;
  /**
     * When it last signed in; null before
     * @nullable
     */
  last_used_at: string | null;
}

/**
 * Ways to sign in with other providers
 */
export interface ConnectedAccountList {
  /**
     * Oldest first
     * @maxItems 3
     */
  items: ConnectedAccount[];
  /**
     * Providers that can be connected
     * @maxItems 3
     */
  available: SignInProvider[];
  /** False until the account has set one by a link that resets it */
  has_password: boolean;
}

/**
 * Settings of a provider
 */
export interface AdminSignInProvider {
  id: SignInProviderId;
  /** Whether customers can sign in with it */
  enabled: boolean;
  /** Name on the button; the owner's own for `oidc` */
  name: string;
  /** URL of the issuer; empty for `oidc` until it is entered */
  issuer: string;
  /** Client id that the provider has issued; may be empty */
  client_id: string;
  /** Whether a client secret is stored */
  has_secret: boolean;
  /**
     * Connected accounts
     * @minimum 0
     */
  accounts: number;
  /**
     * Send it back with a change; 0 before the first
     * @minimum 0
     */
  version: number;
}

/**
 * Providers that customers can sign in with
 */
export interface AdminSignInProviders {
  /**
     * Google, GitHub, and an issuer of OpenID Connect
     * @maxItems 3
     */
  items: AdminSignInProvider[];
  /** The one URL to enter as callback or redirect URL at each provider */
  callback_url: string;
}

/**
 * Settings of a provider
 */
export interface SignInProviderInput {
  /** Whether customers can sign in with it; needs client id and secret */
  enabled: boolean;
  /**
     * Name on the button for `oidc`; ignored for the others
     * @maxLength 40
     */
  name: string;
  /**
     * URL of the issuer for `oidc`, without `/.well-known/openid-configuration`; ignored for the others
     * @maxLength 300
     */
  issuer: string;
  /**
     * Client id that the provider has issued; empty removes id and secret
     * @maxLength 300
     */
  client_id: string;
  /**
     * Client secret that the provider has issued; stored encrypted
     * @minLength 1
     * @maxLength 500
     */
  client_secret?: string;
  /**
     * The `version` that was read
     * @minimum 0
     */
  version: number;
}

/**
 * Issuer to test
 */
export interface IssuerTestInput {
  /**
     * URL of the issuer, without `/.well-known/openid-configuration`
     * @minLength 1
     * @maxLength 300
     */
  issuer: string;
}

/**
 * Result of reading the discovery document of an issuer
 */
export interface IssuerTest {
  /** Whether customers could sign in with it */
  usable: boolean;
  /**
     * Why not; null if usable
     * @nullable
     */
  problem: string | null;
  /**
     * URL of its sign-in page; null if not usable
     * @nullable
     */
  authorization_endpoint: string | null;
}

/**
 * Account at a provider that signs in to the account
 */
export interface AccountConnection {
  provider: SignInProviderId;
  /** URL of the issuer */
  issuer: string;
  /** Id of the account there */
  subject: string;
  /**
     * Email there when it was connected
     * @nullable
     */
  email: string | null;
  /** When it was connected */
  connected_at: string;
  /**
     * When it last signed in; null before
     * @nullable
     */
  last_used_at: string | null;
}

/**
 * Options for `navigator.credentials.get()`
 */
export interface PasskeyRequest {
  /**
     * Random bytes in base64url; single use
     * @minLength 1
     */
  challenge: string;
  /**
     * WebAuthn relying party id, the site's host name
     * @minLength 1
     */
  rp_id: string;
  /** Five minutes after it was created */
  expires_at: string;
}


/**
 * Sign-in with a passkey alone
 */
export interface PasskeySignInInput {
  /** Sign-in page in use; `admin` refuses accounts without administration rights */
  area: PasskeySignInInputArea;
  passkey: PasskeyAnswer;
}

/**
 * Options for `navigator.credentials.create()`
 */
export interface PasskeyCreation {
  /**
     * Random bytes in base64url; single use, valid for five minutes
     * @minLength 1
     */
  challenge: string;
  /**
     * WebAuthn relying party id, the site's host name
     * @minLength 1
     */
  rp_id: string;
  /** Name of the site */
  rp_name: string;
  /**
     * WebAuthn user handle in base64url
     * @minLength 1
     */
  user_id: string;
  /** Email address of the account */
  user_name: string;
  /** Name of the account */
  display_name: string;
  /** Credential ids already registered, for `excludeCredentials` */
  known: string[];
}

/**
 * Name that the owner gives a passkey; one line, trimmed
 * @minLength 1
 * @maxLength 60
 */
export type PasskeyTitle = string;

/**
 * New name of a passkey
 */
export interface PasskeyName {
  name: PasskeyTitle;
}

/**
 * Passkey to register, from `navigator.credentials.create()`
 */
export interface PasskeyInput {
  name: PasskeyTitle;
  /**
     * Credential id in base64url
     * @minLength 1
     * @maxLength 1400
     */
  id: string;
  /**
     * `clientDataJSON` in base64url
     * @minLength 1
     * @maxLength 4000
     */
  client_data: string;
  /**
     * `attestationObject` in base64url
     * @minLength 1
     * @maxLength 20000
     */
  attestation: string;
  /**
     * Result of `getTransports()`; empty when unknown
     * @maxItems 10
     * @items.maxLength 40
     */
  transports: string[];
}

/**
 * Registered passkey of the signed-in user
 */
export interface Passkey {
  /** Identifies the passkey when renaming or removing it; not the credential id */
  id: string;
  name: PasskeyTitle;
  /** True when a password manager syncs it across devices, false when it is bound to one device */
  synced: boolean;
  /** When it was registered */
  created_at: string;
  /**
     * Latest sign-in or confirmation with it; null before the first
     * @nullable
     */
  last_used_at: string | null;
}

/**
 * Passkeys of the signed-in user
 */
export interface PasskeyList {
  /**
     * Newest first
     * @maxItems 10
     */
  items: Passkey[];
  /** Whether the last second factor cannot be removed, as for administrators where one is required */
  required: boolean;
}

/**
 * Completes a sign-in that asked for a code
 */
export interface SecondStepInput {
  /**
     * From the answer to the password
     * @minLength 1
     * @maxLength 1000
     */
  challenge: string;
  code: FactorCode;
  /** Skip the code in this browser for 30 days, until the password or the app changes or its session is ended */
  remember?: boolean;
}

/**
 * Authenticator app of the signed-in user
 */
export interface SecondFactor {
  /** Whether sign-in asks for a code */
  enabled: boolean;
  /** Whether the administration refuses this account without an app or a passkey */
  required: boolean;
  /** Whether the administration is refused now because the account has neither */
  missing: boolean;
  /**
     * When the app was confirmed; null while off
     * @nullable
     */
  since: string | null;
  /**
     * Unused recovery codes left
     * @minimum 0
     */
  recovery_codes: number;
}

/**
 * Password check before an app is set up
 */
export interface SecondFactorStart {
  /**
     * Current password
     * @minLength 1
     * @maxLength 128
     */
  password: string;
}

/**
 * Secret to store in an authenticator app; takes effect once a first code is confirmed
 */
export interface SecondFactorEnrolment {
  /** Base32 secret for manual entry */
  secret: string;
  /** `otpauth:` URI that the QR code contains */
  uri: string;
  /** QR code as an SVG document */
  qr: string;
}

/**
 * First code of a newly set up app
 */
export interface SecondFactorCode {
  code: FactorCode;
}

/**
 * Password and code, to turn the app off or renew recovery codes
 */
export interface SecondFactorEnd {
  /**
     * Current password
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  code: FactorCode;
}

/**
 * Answered once; only hashes are stored
 */
export interface RecoveryCodes {
  /** Each works once in place of a code from the app; replaces all earlier ones */
  recovery_codes: string[];
}

/**
 * Place where the signed-in user is signed in
 */
export interface OwnSession {
  /** Identifies the session when ending it */
  id: string;
  /**
     * Browser and operating system, such as Firefox on Windows; null when unknown
     * @nullable
     */
  device: string | null;
  /**
     * Network that opened the session, such as 203.0.113.0/24; null when unknown
     * @nullable
     */
  network: string | null;
  /** Whether it is the session of this call */
  current: boolean;
  /** When the user signed in */
  created_at: string;
  /** Latest call, to the minute */
  last_seen_at: string;
}

/**
 * One page of active sessions
 */
export interface OwnSessionPage {
  /** Most recently used first */
  items: OwnSession[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * Owner of the session
 */
export interface CurrentUser {
  user: User;
}

/**
 * Full profile; fields that are omitted stay as they are
 */
export interface ProfileInput {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  /**
     * Free text, trimmed; null or blank removes it
     * @maxLength 300
     * @nullable
     */
  address?: string | null;
  /**
     * Required for a new password and, where the server confirms new addresses, a new email
     * @minLength 1
     * @maxLength 128
     */
  currentPassword?: string;
  /** Ends all other sessions */
  newPassword?: NewPassword;
}

/**
 * New language
 */
export interface LanguageInput {
  language: Language;
}

/**
 * Confirms an email address
 */
export interface EmailConfirmation {
  /**
     * From the emailed link; valid for 24 hours
     * @minLength 1
     * @maxLength 200
     * @pattern ^[A-Za-z0-9_-]+$
     */
  token: string;
}

/**
 * Address that replaces the current one once confirmed
 */
export interface WaitingAddress {
  email: Email;
  /** When its link expires, 24 hours after it was sent */
  expires_at: string;
}

/**
 * Email address of the account and its confirmation
 */
export interface EmailState {
  email: Email;
  /** Whether a link sent to this address was opened */
  confirmed: boolean;
  /** New address awaiting confirmation; null when none */
  pending: WaitingAddress | null;
}

/**
 * Either `passkey`, or `password` with a `code` where an app is set up
 */
export interface AccountDeletionInput {
  /**
     * Current password
     * @minLength 1
     * @maxLength 128
     */
  password?: string;
  code?: FactorCode;
  passkey?: PasskeyAnswer;
}


/**
 * Latest data export of the signed-in user
 */
export interface DataExport {
  state: DataExportState;
  /**
     * Percent written
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /**
     * Null while none was ever requested
     * @nullable
     */
  requested_at: string | null;
  /**
     * Size of the ZIP archive; null until it is ready
     * @minimum 0
     * @nullable
     */
  size_bytes: number | null;
  /**
     * When the file is removed, seven days after it was finished; null until it is ready
     * @nullable
     */
  expires_at: string | null;
}

/**
 * Temporary download link
 */
export interface DataExportAddress {
  /** Path on this server; needs no session, so treat it as a secret */
  address: string;
  /** When the link expires, at most ten minutes after it was created */
  expires_at: string;
  /** File name of the download */
  name: string;
  /**
     * Size of the ZIP archive
     * @minimum 0
     */
  size_bytes: number;
}

/**
 * API key in an export
 */
export interface AccountDataKey {
  /** Name of the key */
  name: string;
  /** What the key may do */
  scopes: string[];
  /** When it was created */
  created_at: string;
  /**
     * When it expires; null for never
     * @nullable
     */
  expires_at: string | null;
  /**
     * Hour of its last use; null if it has not been used
     * @nullable
     */
  last_used_at: string | null;
}

/**
 * Account of the person
 */
export interface AccountProfile {
  /** Id of the account */
  id: string;
  /** As shown on the site */
  name: string;
  /** Sign-in name */
  email: string;
  /**
     * When the address was confirmed; null if it never was
     * @nullable
     */
  email_confirmed_at: string | null;
  /** One of `Role` */
  role: string;
  /** One of `UserStatus` */
  status: string;
  /**
     * Free-text postal address; null when none is set
     * @nullable
     */
  address: string | null;
  /**
     * One of `Language`; null while none was chosen
     * @nullable
     */
  language: string | null;
  /** When the account was opened */
  created_at: string;
}

/**
 * Saved address
 */
export interface AccountAddress {
  /** One of `AddressType` */
  type: string;
  /** As the person typed it */
  street: string;
  /** As the person typed it */
  city: string;
  /**
     * Null when not given
     * @nullable
     */
  state: string | null;
  /**
     * Null when not given
     * @nullable
     */
  postal_code: string | null;
  /** As the person typed it */
  country: string;
  /** Whether invoices have it while the billing details have none */
  is_default: boolean;
  /** When it was added */
  created_at: string;
  /** When it was last changed */
  updated_at: string;
}

/**
 * Printed on future invoices of the customer; texts are trimmed
 */
export interface BillingDetails {
  /**
     * Person or company; empty to use the name of the account
     * @maxLength 200
     */
  name: string;
  /**
     * May have several lines; may be empty
     * @maxLength 500
     */
  address: string;
  country: CountryCode;
  /**
     * VAT or tax id of the customer; may be empty
     * @maxLength 40
     */
  taxNumber: string;
}

/**
 * Rule by which a line has the price of the buyer's country; absent for a regular price
 */
export interface LineCountryPrice {
  /** Countries of the rule at the time of the order */
  countries: string[];
  /**
     * Taken off the regular price; null for a fixed price
     * @minimum 1
     * @maximum 90
     * @nullable
     */
  percent: number | null;
  /**
     * What the line would have cost without the rule, before discount and credit
     * @minimum 0
     */
  regular_price: number;
}

/**
 * One product of an order with the rights it gave
 */
export interface AccountOrderLine {
  /** Product name at the time of the order */
  product: string;
  /**
     * Plan name at the time of the order; null without plans
     * @nullable
     */
  plan: string | null;
  /**
     * Number of units
     * @minimum 1
     */
  quantity: number;
  /** Price charged, tax included, in the shop's currency */
  amount: number;
  /**
     * End of included updates; null without an end or without a plan
     * @nullable
     */
  updates_until: string | null;
  /**
     * End of included support; null without support
     * @nullable
     */
  support_until: string | null;
  /**
     * End of the paid term; null without an end or without a plan
     * @nullable
     */
  holds_until: string | null;
  /** Rule of the price for the buyer's country; null for a regular price */
  country_price: LineCountryPrice | null;
}

/**
 * Gift that the account gave or received with an order
 */
export interface AccountGift {
  /** True for a gift to the account, false for one that it gave */
  received: boolean;
  /** As the buyer wrote it */
  recipient_name: string;
  /** Where the link went */
  recipient_email: string;
  /** As the buyer wrote it */
  sender_name: string;
  /** Plain text; empty without one */
  message: string;
  /** Day of the email, in the shop's time zone */
  deliver_on: string;
  /**
     * When the latest email was sent; null before
     * @nullable
     */
  sent_at: string | null;
  /**
     * When it was claimed; null before
     * @nullable
     */
  claimed_at: string | null;
}

/**
 * Order of the account
 */
export interface AccountOrder {
  /**
     * Order number shown to the customer
     * @minimum 0
     */
  number: number;
  /** Name of the first product at the time of the order, with '+ 2 more' for further ones */
  product: string;
  /**
     * Plan name at the time of the order; null without plans and with several products
     * @nullable
     */
  plan: string | null;
  /** Everything that was bought */
  lines: AccountOrderLine[];
  /** Price charged, tax included, in the shop's currency */
  amount: number;
  /** One of `OrderStatus` */
  status: string;
  /** When the order was placed */
  created_at: string;
  /**
     * When the customer agreed to immediate delivery; null otherwise
     * @nullable
     */
  withdrawal_consented_at: string | null;
  /**
     * When the customer withdrew from the contract; null otherwise
     * @nullable
     */
  contract_withdrawn_at: string | null;
  /**
     * Country of the network that the order came from, ISO 3166-1; null when unknown
     * @nullable
     */
  network_country: string | null;
  /**
     * Country that the payment provider reported, ISO 3166-1; null when unknown
     * @nullable
     */
  payment_country: string | null;
  /** Null for a purchase of the customer's own */
  gift: AccountGift | null;
  /**
     * The buyer's own number of the purchase; null without one
     * @nullable
     */
  purchaseOrder: string | null;
}

/**
 * Invoice or credit note
 */
export interface AccountInvoice {
  /** As printed on the document */
  number: string;
  /** One of `InvoiceKind` */
  kind: string;
  /**
     * Order number; null when the studio has written it
     * @minimum 0
     * @nullable
     */
  order: number | null;
  /** Tax included; negative on a credit note */
  total: number;
  /** ISO 4217 code */
  currency: string;
  /** When it was issued */
  issued_at: string;
  /** Its path inside the archive */
  file: string;
}

/**
 * Wallet transaction
 */
export interface AccountMovement {
  /** One of `TransactionType` */
  type: string;
  /** Text shown in the statement */
  reference: string;
  /** In the shop's currency; negative when money left the wallet */
  amount: number;
  /** Balance after this transaction */
  balance_after: number;
  /** When it was posted */
  created_at: string;
}

/**
 * Wallet with all its transactions
 */
export interface AccountWallet {
  /** In the shop's currency */
  balance: number;
  /** All transactions, oldest first */
  movements: AccountMovement[];
}

/**
 * Payment through a provider or by transfer
 */
export interface AccountPayment {
  /** Reference shown to the customer */
  code: string;
  /** One of `PaymentProvider` */
  provider: string;
  /** One of `PaymentPurpose` */
  purpose: string;
  /** In `currency` */
  amount: number;
  /** ISO 4217 code */
  currency: string;
  /** One of `PaymentStatus` */
  status: string;
  /** When it was started */
  created_at: string;
}

/**
 * Withdrawal from the wallet
 */
export interface AccountPayout {
  /** As shown in the wallet */
  reference: string;
  /** In `currency` */
  amount: number;
  /** ISO 4217 code */
  currency: string;
  /** One of `PayoutStatus` */
  status: string;
  /** When it was requested */
  created_at: string;
}


/**
 * Where withdrawals are paid to
 */
export interface PayoutAccount {
  method: PayoutMethod;
  /** Name of the account's owner */
  holder: string;
  /** Number of the mobile wallet or bank account, without spaces */
  number: string;
  /**
     * Null for mobile wallets
     * @nullable
     */
  bank_name: string | null;
  /**
     * Null for mobile wallets and when not given
     * @nullable
     */
  branch: string | null;
  /**
     * Routing number or SWIFT code; null for mobile wallets and when not given
     * @nullable
     */
  routing_number: string | null;
}

/**
 * File of an order
 */
export interface AccountDownload {
  /** Product name at the time of the order */
  product: string;
  /**
     * Version of the file; null when unknown
     * @nullable
     */
  version: string | null;
  /** File name */
  file: string;
  /**
     * Completed downloads
     * @minimum 0
     */
  count: number;
  /** When the file became available */
  created_at: string;
}

/**
 * Device activated with a licence key
 */
export interface AccountDevice {
  /** As its owner named it */
  name: string;
  /** Identifier sent by the software on the device */
  fingerprint: string;
  /** When it was activated */
  created_at: string;
  /** Latest licence check */
  seen_at: string;
}

/**
 * Licence key
 */
export interface AccountLicence {
  /** The full key */
  key: string;
  /** Product name at the time of the order */
  product: string;
  /** When the key was issued */
  created_at: string;
  /** Activated devices, oldest first */
  devices: AccountDevice[];
}

/**
 * Product review
 */
export interface AccountReview {
  /** Current title of the product */
  product: string;
  /**
     * 5 is best
     * @minimum 1
     * @maximum 5
     */
  stars: number;
  /** As the person wrote it */
  text: string;
  /** One of `ModerationStatus` */
  status: string;
  /**
     * Public reply of the studio; null without one
     * @nullable
     */
  answer: string | null;
  /** When it was written */
  created_at: string;
}

/**
 * Comment on an article
 */
export interface AccountComment {
  /** Current title of the article */
  article: string;
  /** As the person wrote it */
  text: string;
  /** One of `ModerationStatus` */
  status: string;
  /** When it was written */
  created_at: string;
}

/**
 * Product in the cart of the account
 */
export interface AccountCartItem {
  /** Current title of the product */
  product: string;
  /**
     * Number of units
     * @minimum 1
     */
  quantity: number;
  /**
     * Price of one unit as chosen by the person; null for a fixed price
     * @nullable
     */
  chosen_price: number | null;
}


/**
 * Message in a conversation
 */
export interface AccountMessage {
  /** `person` is the exported account */
  from: AccountMessageFrom;
  /** Plain text */
  text: string;
  /** Paths of the attachments inside the archive */
  files: string[];
  /** When it was sent */
  created_at: string;
}

/**
 * Support conversation
 */
export interface AccountConversation {
  /** As given with the first message */
  subject: string;
  /** One of `ConversationStatus` */
  status: string;
  /** When it was started */
  created_at: string;
  /** Oldest first */
  messages: AccountMessage[];
}

/**
 * Note of the studio about the person, without its author
 */
export interface AccountNote {
  /** As written */
  text: string;
  /** When it was written */
  created_at: string;
  /** When the text was last changed */
  updated_at: string;
}

/**
 * In-app notification
 */
export interface AccountNotification {
  /** Headline */
  title: string;
  /** Plain text */
  body: string;
  /** When it appeared */
  created_at: string;
  /**
     * When it was read; null while unread
     * @nullable
     */
  read_at: string | null;
}

/**
 * Logged email
 */
export interface AccountMail {
  /** Template of the email, such as `order-receipt` */
  kind: string;
  /** As sent */
  subject: string;
  /** When it was queued */
  created_at: string;
}

/**
 * Newsletter subscription
 */
export interface AccountNewsletter {
  /** One of `SubscriberState` */
  status: string;
  /** When the address was first entered */
  created_at: string;
  /**
     * When the link was opened; null if it never was
     * @nullable
     */
  confirmed_at: string | null;
}

/**
 * Stored session
 */
export interface AccountSession {
  /**
     * Browser and operating system; null when unknown
     * @nullable
     */
  device: string | null;
  /**
     * Network that opened it; null when unknown
     * @nullable
     */
  network: string | null;
  /** When the person signed in */
  created_at: string;
  /** Latest call, to the minute */
  last_used_at: string;
}

/**
 * Browser that has signed in to the account
 */
export interface AccountBrowser {
  /** First sign-in */
  first_seen_at: string;
  /** Latest sign-in */
  last_seen_at: string;
}

/**
 * Registered passkey
 */
export interface AccountPasskey {
  /** As its owner named it */
  name: string;
  /** When it was registered */
  created_at: string;
  /**
     * Null if it was never used
     * @nullable
     */
  last_used_at: string | null;
}



/**
 * Agreement to the renewal of a plan
 */
export interface AccountRenewal {
  /** Title of the product at the time of the order */
  product: string;
  status: RenewalStatus;
  /** What the person agreed to */
  consent: string;
  /** When the person agreed */
  consented_at: string;
  /** What it cost then */
  amount: number;
  provider: RenewalProvider;
  /**
     * Last four digits of the saved card; null without one
     * @nullable
     */
  card: string | null;
  /**
     * When it ended; null while it has not
     * @nullable
     */
  ended_at: string | null;
}

/**
 * Call that the person has booked
 */
export interface AccountCall {
  /** When it begins */
  start: string;
  /** When it ends */
  end: string;
  /** IANA name of the person's time zone */
  time_zone: string;
  /** As typed when it was booked */
  name: string;
  /** Where its emails go */
  email: string;
  /** Number to call; empty when there is none */
  phone: string;
  /** What it is about */
  topic: string;
  /**
     * When it was cancelled; null unless it was
     * @nullable
     */
  cancelled_at: string | null;
  /** Why it was cancelled; empty without a reason */
  reason: string;
  /** When it was booked */
  created_at: string;
}

/**
 * Seat that the account gave or received
 */
export interface AccountSeat {
  /** True for a seat of the account, false for one that it gave */
  received: boolean;
  /** Product name at the time of the order */
  product: string;
  /** Where the invitation went; empty once it was deleted */
  email: string;
  /** When the latest invitation was sent */
  invited_at: string;
  /**
     * When it was accepted; null before
     * @nullable
     */
  accepted_at: string | null;
  /**
     * When it was reassigned or removed; null otherwise
     * @nullable
     */
  ended_at: string | null;
}

/**
 * Commission of an order, or its deduction after a refund
 */
export interface AccountCommission {
  /** In the shop's currency; negative after a refund */
  amount: number;
  /** End of the holding period */
  available_at: string;
  /** Whether it was added to the wallet */
  paid: boolean;
  /** When the order was paid or refunded */
  created_at: string;
}

/**
 * Affiliate link of the person
 */
export interface AccountAffiliateLink {
  /** Code of the link */
  code: string;
  /**
     * Percent of an order's price
     * @minimum 1
     * @maximum 90
     */
  percent: number;
  /** False while paused */
  active: boolean;
  /** When it was created */
  created_at: string;
  /** Commission and deductions for refunds, oldest first */
  commission: AccountCommission[];
}

/**
 * Brief of a project
 */
export interface AccountBrief {
  /** Kind of work */
  kind: string;
  /** Goals of the project */
  goals: string;
  /**
     * In whole units of the shop's currency; null without a minimum
     * @minimum 0
     * @nullable
     */
  budget_from: number | null;
  /**
     * In whole units of the shop's currency; null without a maximum
     * @minimum 0
     * @nullable
     */
  budget_to: number | null;
  /**
     * Day on which it is needed; null without one
     * @nullable
     */
  needed_by: string | null;
  /** Links to examples; may be empty */
  links: string;
  /** As typed by the sender */
  name: string;
  /** Where answers go */
  email: string;
  /** May be empty */
  phone: string;
  /**
     * When it was sent
     * @nullable
     */
  sent_at: string | null;
}

/**
 * Quote in its newest version
 */
export interface AccountQuote {
  /** As printed */
  number: string;
  /**
     * Newest version, from 1
     * @minimum 1
     */
  version: number;
  /** What it is about */
  title: string;
  /**
     * Accepted total; without options until then
     * @minimum 0
     */
  total: number;
  /** Of the total */
  currency: string;
  /** When this version was sent */
  sent_at: string;
  /** Name as typed; empty unless it was accepted */
  accepted_by: string;
  /** Of the person who accepted; empty unless it was accepted */
  network: string;
  /**
     * When it was accepted; null unless it was
     * @nullable
     */
  accepted_at: string | null;
}

/**
 * Response to a file of a project
 */
export interface AccountFileAnswer {
  /** Title of the file */
  file: string;
  /**
     * Version that was read
     * @minimum 1
     */
  version: number;
  /** False when changes were requested */
  approved: boolean;
  /** As typed */
  name: string;
  /** May be empty */
  comment: string;
  /** When it was sent */
  answered_at: string;
}

/**
 * Text that a client has signed with a name
 */
export interface AccountSignedText {
  /** What was written */
  text: string;
  /** As typed */
  name: string;
  /** When it was sent */
  created_at: string;
}

/**
 * Signature of a handover
 */
export interface AccountHandover {
  /**
     * Version that was signed
     * @minimum 1
     */
  version: number;
  /** As typed */
  name: string;
  /** Of the person who signed */
  network: string;
  /** When it was signed */
  signed_at: string;
}

/**
 * Hours of a project on an invoice
 */
export interface AccountHours {
  /** When it was done, in the shop's time zone */
  day: string;
  /** What was done */
  text: string;
  /**
     * Duration
     * @minimum 0
     */
  minutes: number;
}

/**
 * Project of the person as a client
 */
export interface AccountProject {
  /** Kind of work */
  title: string;
  /** When it began */
  created_at: string;
  /** The brief that it began with; null without one */
  brief: AccountBrief | null;
  /** Quotes that were sent, oldest first */
  quotes: AccountQuote[];
  /** Responses to files, oldest first */
  answers: AccountFileAnswer[];
  /** Comments of the client on pictures, oldest first */
  comments: AccountSignedText[];
  /** Changes that the client has requested, oldest first */
  changes: AccountSignedText[];
  /** The signature of the handover; null until it is signed */
  handover: AccountHandover | null;
  /** Hours that were invoiced, by day */
  hours: AccountHours[];
}


/**
 * Organisation that the person may act for as a client
 */
export interface AccountOrganisation {
  /** Name of the organisation */
  organisation: string;
  /** The person, as entered */
  name: string;
  /** Where links are sent */
  email: string;
  /**
     * What the person may do
     * @maxItems 4
     */
  rights: ClientRight[];
  /** Name of the client who invited the person; empty for the studio */
  invited_by: string;
  /** When the person was added */
  created_at: string;
}

/**
 * `data.json` of an export: all data stored about a person. Passwords, authenticator secrets and other credentials are not included.
 */
export interface AccountData {
  /** When the data was read */
  exported_at: string;
  profile: AccountProfile;
  /** In the order they were added */
  addresses: AccountAddress[];
  /** Billing details; null when none were saved */
  billing: BillingDetails | null;
  /** Oldest first */
  orders: AccountOrder[];
  /** Invoices and credit notes, oldest first */
  invoices: AccountInvoice[];
  wallet: AccountWallet;
  /** Payments through a provider or by transfer, oldest first */
  payments: AccountPayment[];
  /** Withdrawals from the wallet, oldest first */
  payouts: AccountPayout[];
  /** Account for withdrawals; null when none was saved */
  payout_account: PayoutAccount | null;
  /** Files the person may or could download, oldest first */
  downloads: AccountDownload[];
  /** Licence keys with the devices they run on, oldest first */
  licences: AccountLicence[];
  /** Product reviews, oldest first */
  reviews: AccountReview[];
  /** Comments on articles, oldest first */
  comments: AccountComment[];
  /** In the order in which they were added */
  cart: AccountCartItem[];
  /** Titles, first saved first */
  saved_products: string[];
  /** Titles, first saved first */
  saved_articles: string[];
  /** Titles, first liked first */
  liked_articles: string[];
  /** Support conversations without the team's internal notes */
  conversations: AccountConversation[];
  /** Notes of the studio about the person, oldest first */
  notes: AccountNote[];
  /** In-app notifications, oldest first */
  notifications: AccountNotification[];
  /** Emails still in the log that went to the confirmed address, oldest first */
  mails: AccountMail[];
  /** Kinds of email the person has unsubscribed from */
  stopped_mails: string[];
  /** Subscription of the confirmed address; null when there is none */
  newsletter: AccountNewsletter | null;
  /** All stored sessions, ended ones included */
  sessions: AccountSession[];
  /** Browsers known by their cookie */
  browsers: AccountBrowser[];
  /** Registered passkeys, without key material */
  passkeys: AccountPasskey[];
  /** Accounts at other providers that sign in, oldest first */
  connected_accounts: AccountConnection[];
  /**
     * When the app was confirmed; null without one
     * @nullable
     */
  authenticator_app_since: string | null;
  /** Renewals of plans that the person has agreed to, oldest first */
  renewals: AccountRenewal[];
  /** Calls that the person has booked, earliest first */
  calls: AccountCall[];
  /** Seats that the person has given or received, oldest first */
  seats: AccountSeat[];
  /** Affiliate links with their commission, oldest first */
  affiliate_links: AccountAffiliateLink[];
  /** API keys without their secrets, oldest first */
  api_keys: AccountDataKey[];
  /** Projects of the person as a client, oldest first; their messages are conversations, their invoices are in `invoices` */
  projects: AccountProject[];
  /** Organisations that the person may act for as a client, by name */
  organisations: AccountOrganisation[];
}

/**
 * Scheduled account deletion
 */
export interface AccountDeletion {
  /** When the account is deleted, 30 days after the request; signing in before then cancels it */
  due_at: string;
}

/**
 * Profile picture to upload
 */
export interface AvatarInput {
  /** JPEG, PNG, WebP, AVIF, GIF or TIFF of at most 25 megapixels; stored as a square WebP of 512 pixels */
  avatar: Blob | File;
}

/**
 * Stored profile picture
 */
export interface Avatar {
  /** Path on this site; changes with every upload */
  avatarUrl: string;
}





/**
 * What a purchase in the second currency costs its buyer, with the rate by which it is booked
 */
export interface OrderCharge {
  /** Currency of the amounts in this object */
  currency: Currency;
  /**
     * Listed price of all units
     * @minimum 0
     */
  price: number;
  /**
     * Tax contained in `total`
     * @minimum 0
     */
  tax: number;
  /**
     * To pay or paid, tax included
     * @minimum 0
     */
  total: number;
  /** One unit of it costs `rate` of the other currency, the shop's or `currency` */
  base: Currency;
  /**
     * As the owner entered it, fixed with the order
     * @exclusiveMinimum 0
     */
  rate: number;
  /** Day of the rate */
  rate_date: string;
}

/**
 * A customer's order in lists
 */
export interface Order {
  /**
     * Null after the product was deleted
     * @nullable
     */
  product_id?: number | null;
  /** For the API; customers are shown `number` */
  id: string;
  /**
     * Order number shown to the customer; grows by one with each order
     * @minimum 1
     */
  number: number;
  /** Title of the first product at the time of the order, with '+ 2 more' for further ones */
  product_name: string;
  /**
     * Charged in the shop's currency, tax included
     * @minimum 0
     */
  amount: number;
  status: OrderStatus;
  /** When it was placed */
  created_at: string;
  /** What the buyer was charged, for an order in the second currency; its other amounts are their value in the shop's. Absent otherwise */
  charge?: OrderCharge;
}

/**
 * Id of the plan, the same after it is renamed; null when the product has no such plan
 * @nullable
 */
export type PlanId = string | null;

/**
 * What an order entitles the customer to
 */
export interface Entitlement {
  plan_id: PlanId | null;
  /** Whether the plan has an end and can be renewed */
  renewable: boolean;
  /** Plan name at the time of the order */
  tier: string;
  /**
     * Maximum number of devices
     * @minimum 0
     */
  activations: number;
  /**
     * End of the paid term; null for no end
     * @nullable
     */
  holds_until: string | null;
  /**
     * File and key work until then, seven days past `holds_until`; null for no end
     * @nullable
     */
  grace_until: string | null;
  /**
     * Versions published later are not included; null for no end
     * @nullable
     */
  updates_until: string | null;
  /**
     * End of included support; null without support
     * @nullable
     */
  support_until: string | null;
  /** True after a refund that withdrew the purchase */
  ended: boolean;
  /** Whether it is renewed at its end because the customer agreed to it; absent when it is not */
  renews?: boolean;
}

/**
 * Version published after the customer's update period
 */
export interface MissedUpdate {
  /** Semantic version */
  version: string;
  /**
     * Product to buy or renew
     * @minimum 1
     */
  product_id: number;
}

/**
 * How often its files can still be downloaded; absent without a limit
 * @minimum 0
 */
export type DownloadsLeft = number;

/**
 * File that an order gave
 */
export interface Download {
  /** Identifies the download, not the file; the same file has one per order */
  id: string;
  /** Name of the saved file */
  file_name: string;
  /**
     * Completed downloads of this file
     * @minimum 0
     */
  download_count: number;
  /** When it became available */
  created_at: string;
  /**
     * Size of the file
     * @minimum 0
     */
  size_bytes: number;
  /** Title of the product at the time of the order */
  product_name: string;
  /**
     * Version of the file; null when unknown
     * @nullable
     */
  version: string | null;
  /** What the purchased plan includes; null for products without plans */
  rights: Entitlement | null;
  /** Newer version outside the plan's update period; null when there is none */
  missed: MissedUpdate | null;
  /**
     * Product the file came with; null when it is no longer public. Absent from answers of earlier releases.
     * @minimum 1
     * @nullable
     */
  product_id?: number | null;
  /** Whether the customer has reviewed the product */
  reviewed?: boolean;
  downloads_left?: DownloadsLeft;
}

/**
 * How often the files of a purchase can be downloaded; absent without a limit
 * @minimum 1
 * @maximum 1000
 */
export type DownloadLimit = number;

/**
 * Why a renewal has ended. `customer` or `studio` stopped it; `payment`: all attempts to charge failed; `plan`: the plan can no longer be renewed. Null while it has not.
 * @nullable
 */
export type RenewalEnd = typeof RenewalEnd[keyof typeof RenewalEnd] | null;


export const RenewalEnd = {
  customer: 'customer',
  studio: 'studio',
  payment: 'payment',
  plan: 'plan',
} as const;

/**
 * How a renewal is paid. Of a card only this is known here, and the provider's token; its number never is.
 */
export interface RenewalMethod {
  provider: RenewalProvider;
  /**
     * Brand of the card as the provider names it; null without a card
     * @maxLength 40
     * @nullable
     */
  brand: string | null;
  /**
     * Last four digits of the card; null without a card
     * @nullable
     * @pattern ^[0-9]{4}$
     */
  last_four: string | null;
  /**
     * Month in which the card expires; null without a card
     * @nullable
     * @pattern ^[0-9]{4}-[0-9]{2}$
     */
  expires: string | null;
}

/**
 * Attempts to charge for the current end of the plan that have failed
 */
export interface RenewalFailure {
  /**
     * Failed attempts
     * @minimum 1
     * @maximum 3
     */
  attempts: number;
  /** The reason in the words of the provider */
  reason: string;
  /** Whether the bank requires the customer to confirm the payment */
  needs_customer: boolean;
  /**
     * When it is tried again; null after the last attempt
     * @nullable
     */
  next_at: string | null;
}

/**
 * Agreement of a customer to the renewal of a plan
 */
export interface Renewal {
  /** Id of the renewal */
  id: string;
  /**
     * File of the plan; null when it is no longer there
     * @nullable
     */
  download_id: string | null;
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /** Name of the plan when it was bought */
  tier: string;
  status: RenewalStatus;
  ended_by: RenewalEnd | null;
  /**
     * End of the plan as it is now; null when it has none
     * @nullable
     */
  holds_until: string | null;
  /**
     * When the next term is charged at the earliest; null unless it is active
     * @nullable
     */
  charge_at: string | null;
  /**
     * What the next term costs with tax: the announced amount, before the announcement what it cost when the customer agreed
     * @minimum 0
     */
  amount: number;
  /**
     * What it cost when the customer agreed
     * @minimum 0
     */
  agreed: number;
  /**
     * ISO 4217 code of both amounts
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  method: RenewalMethod;
  /**
     * First day on which it may be charged again; null unless it is paused
     * @nullable
     */
  paused_until: string | null;
  /**
     * Where the customer saves a card; null when no card is awaited
     * @nullable
     */
  checkoutUrl: string | null;
  /** Failed attempts; null when there are none */
  failure: RenewalFailure | null;
  /** When the customer agreed */
  consented_at: string;
  /**
     * What the customer agreed to, in the language of that page
     * @maxLength 2000
     */
  consent: string;
}

/**
 * Who placed an order
 */
export interface OrderCustomer {
  /** Id of the account */
  id: string;
  /** Current name */
  name: string;
  /** Current email address */
  email: string;
  /** True for a purchase without an account, otherwise absent */
  guest?: boolean;
}

/**
 * Agreement of a customer to the renewal of a plan, as administrators see it
 */
export interface AdminRenewal {
  /** Id of the renewal */
  id: string;
  customer: OrderCustomer;
  /** Title of the product at the time of the order */
  product_name: string;
  /** Name of the plan when it was bought */
  tier: string;
  status: RenewalStatus;
  ended_by: RenewalEnd | null;
  /**
     * End of the plan as it is now; null when it has none
     * @nullable
     */
  holds_until: string | null;
  /**
     * When the next term is charged at the earliest; null unless it is active
     * @nullable
     */
  charge_at: string | null;
  /**
     * What the next term costs with tax: the announced amount, before the announcement what it cost when the customer agreed
     * @minimum 0
     */
  amount: number;
  /**
     * ISO 4217 code of the amount
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  method: RenewalMethod;
  /**
     * First day on which it may be charged again; null unless it is paused
     * @nullable
     */
  paused_until: string | null;
  /** Failed attempts; null when there are none */
  failure: RenewalFailure | null;
  /** When the customer agreed */
  consented_at: string;
}

/**
 * One page of renewals
 */
export interface AdminRenewalPage {
  /** Newest first */
  items: AdminRenewal[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * All renewals of a customer
 */
export interface Renewals {
  /**
     * Newest first
     * @maxItems 500
     */
  items: Renewal[];
}

/**
 * Total shown to the customer; if the price has changed since, nothing is bought (409, `price_changed`)
 * @minimum 0
 * @maximum 20000000
 */
export type SeenTotal = number;


/**
 * Agreement to the renewal of a plan
 */
export interface RenewalInput {
  /** File whose plan is renewed */
  download_id: string;
  provider: RenewalProvider;
  total: SeenTotal;
  consent: RenewalConsent;
}

/**
 * How long a renewal is paused
 */
export interface RenewalPause {
  /**
     * First day on which it may be charged again, after today and within two years; null resumes it
     * @nullable
     */
  until: string | null;
}

/**
 * Another way to pay
 */
export interface RenewalMethodInput {
  provider: RenewalProvider;
}

/**
 * Renewal as its link shows it
 */
export interface LinkedRenewal {
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /** Name of the plan when it was bought */
  tier: string;
  status: RenewalStatus;
  /**
     * End of the plan as it is now; null when it has none
     * @nullable
     */
  holds_until: string | null;
  /**
     * When the next term is charged at the earliest; null unless it is active
     * @nullable
     */
  charge_at: string | null;
  /**
     * What the next term costs with tax
     * @minimum 0
     */
  amount: number;
  /**
     * ISO 4217 code of the amount
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
}

/**
 * Who of the studio gets which emails
 */
export interface AdminMailRecipient {
  /**
     * Unique in the list ignoring case; null stands for the studio's current contact address
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /** Email for each paid order */
  orders: boolean;
  /** Email for each payment awaiting a decision, such as a reported transfer */
  payments: boolean;
  /** Email for each requested withdrawal */
  payouts: boolean;
  /** One email each morning about the previous day */
  digest: boolean;
}

/**
 * Full replacement of the email settings
 */
export interface AdminMailSettingsInput {
  /**
     * Replaces the whole list
     * @minItems 1
     * @maxItems 10
     */
  recipients: AdminMailRecipient[];
  /**
     * IANA name; decides the shop's days and the hour of the morning email
     * @minLength 1
     * @maxLength 60
     */
  time_zone: string;
  /** Also send the morning email about a day on which nothing happened */
  quiet_digest: boolean;
  /**
     * Days from purchase to the request for a review; 0 turns requests off
     * @minimum 0
     * @maximum 90
     */
  review_days: number;
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
}



/**
 * One kind of record
 */
export interface SenderCheck {
  name: SenderRecord;
  result: SenderResult;
  /**
     * The record, cut after 500 characters; null if none was found
     * @nullable
     */
  record: string | null;
}

/**
 * DNS records of the domain that emails are sent from
 */
export interface SenderDomain {
  /** Part of `MAIL_FROM` behind the @ */
  domain: string;
  /**
     * SPF, DKIM and DMARC, in this order
     * @minItems 3
     * @maxItems 3
     */
  checks: SenderCheck[];
}

/**
 * State of the mailbox that receives replies
 */
export interface MailReplies {
  /** Address that replies go to */
  address: string;
  /**
     * When the latest email was received; null before the first
     * @nullable
     */
  last_received_at: string | null;
  /**
     * When the mailbox was last read by IMAP; null without IMAP, and before the first time
     * @nullable
     */
  checked_at: string | null;
  /**
     * Why the mailbox could not be read at the last attempt; null when it was read
     * @nullable
     */
  problem: string | null;
}

/**
 * Email settings of the studio
 */
export interface AdminMailSettings {
  /**
     * The studio's own address first, then by email
     * @maxItems 10
     */
  recipients: AdminMailRecipient[];
  /** IANA name; decides the shop's days and the hour of the morning email */
  time_zone: string;
  /** Also send the morning email about a day on which nothing happened */
  quiet_digest: boolean;
  /**
     * Days from purchase to the request for a review; 0 = off
     * @minimum 0
     * @maximum 90
     */
  review_days: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Current contact address of the studio, where emails for a null `email` go */
  studio: string;
  /** How replies to emails are received; null while the server has no address for them */
  replies: MailReplies | null;
}

/**
 * Email template
 */
export interface AdminMailKind {
  /** Key of the template */
  kind: string;
  /** Subject with sample values */
  subject: string;
}

/**
 * All templates of outgoing email
 */
export interface AdminMailKinds {
  /**
     * In the order of the preview page
     * @maxItems 100
     */
  items: AdminMailKind[];
}

/**
 * Email rendered with sample values
 */
export interface AdminMailPreview {
  /** Key of the template */
  kind: string;
  /** Display name of the sender */
  from: string;
  /** With sample values */
  subject: string;
  /** Complete HTML document */
  html: string;
  /** Plain-text alternative of the same email */
  text: string;
  /** Whether recipients can unsubscribe from it */
  optional: boolean;
}


/**
 * Whether the customer gets a kind of email
 */
export interface MailChoice {
  kind: MailChoiceKind;
  /** True unless the customer turned it off; for `newsletter`, whether the subscription is confirmed */
  wanted: boolean;
}

/**
 * Product whose release emails the customer turned off
 */
export interface MailMute {
  /**
     * Product that is muted
     * @minimum 1
     */
  product_id: number;
  /** Current title of the product */
  product: string;
  /** The customer's newest download of the product */
  download: string;
}

/**
 * Email preferences of the signed-in customer
 */
export interface MailChoices {
  /**
     * One entry for each kind
     * @maxItems 20
     */
  choices: MailChoice[];
  /**
     * Products without release emails
     * @maxItems 500
     */
  muted: MailMute[];
}

/**
 * New preference
 */
export interface MailWish {
  /** False to turn the emails off */
  wanted: boolean;
}


/**
 * Effect of an unsubscribe link
 */
export interface MailLink {
  kind: MailLinkKind;
  /** Current preference */
  wanted: boolean;
}



/**
 * Semantic version, such as 2.1.0 or 2.2.0-beta.1
 * @minLength 5
 * @maxLength 30
 * @pattern ^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$
 */
export type ReleaseVersion = string;

/**
 * Downloadable file of a release
 */
export interface OwnReleaseFile {
  /** Pass it as `file` when requesting a download link */
  file: string;
  /** Name of the saved file */
  name: string;
  platform: ReleasePlatform;
  /**
     * Size of the file
     * @minimum 0
     */
  size_bytes: number;
  /**
     * SHA-256 of the file in lowercase hex
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
  /** System requirements; empty without any */
  requirements: string;
}

/**
 * Release that the customer may download
 */
export interface OwnRelease {
  /** Semantic version */
  version: string;
  channel: ReleaseChannel;
  /** Decides whether it falls into the update period */
  published_at: string;
  /** Release notes as sanitized HTML; empty without notes */
  html: string;
  /**
     * Files for the customer's plan, its own first
     * @maxItems 12
     */
  files: OwnReleaseFile[];
}

/**
 * Releases included with a customer's download
 */
export interface OwnReleases {
  /** Whether the customer gets emails about new versions of the product */
  mails: boolean;
  /**
     * Newest first; only those within the plan's update period
     * @maxItems 500
     */
  releases: OwnRelease[];
}

/**
 * New preference for one product
 */
export interface ReleaseMails {
  /** False to turn emails about its new versions off */
  wanted: boolean;
}

/**
 * Which file to link to
 */
export interface DownloadAddressInput {
  /** File of one of the releases; the file that came with the order when omitted */
  file?: string;
}

/**
 * Temporary download link
 */
export interface DownloadAddress {
  /** Path on this site; needs no session, so treat it as a secret */
  address: string;
  /** When the link expires, ten minutes after it was created; a running download continues */
  expires_at: string;
  /** Name of the saved file */
  name: string;
  /**
     * Size of the file
     * @minimum 0
     */
  size_bytes: number;
  /**
     * SHA-256 of the file in lowercase hex
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
}


/**
 * Vulnerability that a release fixes
 */
export interface SecurityAdvisory {
  /**
     * Identifier such as a CVE number; one line, may be empty
     * @maxLength 40
     */
  reference: string;
  severity: AdvisorySeverity;
  /**
     * Affected versions; one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  affected: string;
  /**
     * Plain text: impact, and any steps customers must take besides updating
     * @minLength 1
     * @maxLength 1000
     * @pattern \S
     */
  summary: string;
}

/**
 * Bill of materials of a release
 */
export interface ReleaseSbom {
  /** Name of the saved file */
  name: string;
  /**
     * Size of the file
     * @minimum 0
     */
  size_bytes: number;
  /**
     * SHA-256 of the file in lowercase hex
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
}

/**
 * Published release in the changelog
 */
export interface ChangelogEntry {
  /** Stays the same when the version is changed */
  id?: string;
  /** Semantic version */
  version: string;
  channel: ReleaseChannel;
  /** When it was first published */
  published_at: string;
  /** True when it can no longer be downloaded */
  withdrawn: boolean;
  /**
     * Vulnerabilities that it fixes
     * @maxItems 20
     */
  advisories: SecurityAdvisory[];
  /** Bill of materials; null without one */
  sbom: ReleaseSbom | null;
  /** Release notes as sanitized HTML; empty without notes */
  html: string;
}

/**
 * Public release history of a product
 */
export interface Changelog {
  /**
     * Product the history belongs to
     * @minimum 1
     */
  product_id: number;
  /** Current title of the product */
  product: string;
  /**
     * Newest first; drafts are not included
     * @maxItems 500
     */
  releases: ChangelogEntry[];
}

/**
 * Fixed vulnerability with the release that fixes it
 */
export interface PublishedAdvisory {
  /**
     * Product that was affected
     * @minimum 1
     */
  product_id: number;
  /** Current title of the product */
  product: string;
  /** Release that fixes it */
  version: string;
  /** When that release was published */
  published_at: string;
  /** Identifier such as a CVE number; empty without one */
  reference: string;
  severity: AdvisorySeverity;
  /** Affected versions */
  affected: string;
  /** Plain text: impact, and any steps customers must take besides updating */
  summary: string;
}

/**
 * Fixed vulnerabilities of all products
 */
export interface SecurityAdvisories {
  /**
     * Newest release first
     * @maxItems 200
     */
  items: PublishedAdvisory[];
}

/**
 * Bill of materials of a release
 */
export interface AdminReleaseSbom {
  /** Id of the uploaded file */
  fileId: string;
  /** Name of the saved file */
  name: string;
  /**
     * Size of the file
     * @minimum 0
     */
  size_bytes: number;
}

/**
 * Current names of the plans whose holders get the file; empty means every plan
 */
export type FilePlanNames = string[];

/**
 * File of the newest release
 */
export interface LatestReleaseFile {
  /** Name of the saved file */
  name: string;
  platform: ReleasePlatform;
  /**
     * Size of the file
     * @minimum 0
     */
  size_bytes: number;
  /**
     * SHA-256 of the file in lowercase hex
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
  /** System requirements; empty without any */
  requirements: string;
  plans: FilePlanNames;
}

/**
 * Newest release for update checks by the software; a request for `beta` is answered with the newest of both channels
 */
export interface LatestRelease {
  /**
     * Product the release belongs to
     * @minimum 1
     */
  product_id: number;
  /** Current title of the product */
  product: string;
  /** Semantic version to compare with the installed one */
  version: string;
  channel: ReleaseChannel;
  /** When it was published */
  published_at: string;
  /** Release notes in Markdown; empty without notes */
  notes: string;
  /** URL where customers download it after signing in */
  page: string;
  /**
     * Files of the release; download them from `page`
     * @maxItems 12
     */
  files: LatestReleaseFile[];
}

/**
 * Plans whose holders get the file, by id; names of plans on sale are accepted and stored as ids. Empty means every plan. Holders see files for their own plan first, then those for every plan, and keep their current version when a release has no file for it.
 * @maxItems 100
 * @items.maxLength 60
 */
export type FilePlans = string[];

/**
 * File of a release
 */
export interface AdminReleaseFile {
  /** Id of the uploaded file */
  fileId: string;
  /** Name of the saved file */
  name: string;
  platform: ReleasePlatform;
  /**
     * Size of the file
     * @minimum 0
     */
  size_bytes: number;
  /**
     * SHA-256 of the file in lowercase hex
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
  /** System requirements; empty without any */
  requirements: string;
  plans: FilePlans;
}

/**
 * Release as administrators edit it
 */
export interface AdminRelease {
  /** Stays the same when the version is changed */
  id: string;
  /** Unique within the product */
  version: string;
  channel: ReleaseChannel;
  status: ReleaseStatus;
  /** Whether it is the version that customers get now */
  current: boolean;
  /** Markdown; shown in the changelog and in release emails */
  notes: string;
  /**
     * Scheduled time; null unless scheduled
     * @nullable
     */
  publishAt: string | null;
  /**
     * When it was published; null for drafts and scheduled releases
     * @nullable
     */
  published_at: string | null;
  /**
     * When it was withdrawn; null otherwise
     * @nullable
     */
  withdrawnAt: string | null;
  /**
     * In the order in which they are offered
     * @maxItems 12
     */
  files: AdminReleaseFile[];
  /**
     * Vulnerabilities that it fixes
     * @maxItems 20
     */
  advisories: SecurityAdvisory[];
  /** Bill of materials; null without one */
  sbom: AdminReleaseSbom | null;
  /**
     * Customers who have downloaded it
     * @minimum 0
     */
  people: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  revision: number;
}

/**
 * File of a release
 */
export interface ReleaseFileInput {
  /** Id of an uploaded file */
  fileId: string;
  platform: ReleasePlatform;
  /**
     * Such as 'Windows 10 or later'; may be empty
     * @maxLength 200
     */
  requirements: string;
  plans?: FilePlans;
}

/**
 * New or changed release
 */
export interface ReleaseInput {
  /** Version that was edited; an outdated one is refused (409) */
  version: ReleaseVersion;
  channel: ReleaseChannel;
  /**
     * Markdown; shown in the changelog and in release emails
     * @maxLength 20000
     */
  notes: string;
  /**
     * Customers get the first file for their plan as their download
     * @maxItems 12
     */
  files: ReleaseFileInput[];
  /**
     * Vulnerabilities that it fixes; can change after publication, and stays as it is when omitted
     * @maxItems 20
     */
  advisories?: SecurityAdvisory[];
  /**
     * Id of an uploaded JSON file of at most 5 MB with the bill of materials (CycloneDX or SPDX); null for none. Can change after publication, and stays as it is when omitted
     * @nullable
     */
  sbom?: string | null;
}

/**
 * Change of a release
 */
export interface ReleaseUpdate {
  /**
     * Revision that was edited; an outdated one is refused (409)
     * @minimum 1
     * @maximum 999999999
     */
  revision: number;
  release: ReleaseInput;
}

/**
 * Publishes a release now or later
 */
export interface ReleasePublication {
  /**
     * Revision to publish; an outdated one is refused (409)
     * @minimum 1
     * @maximum 999999999
     */
  revision: number;
  /**
     * When to publish; null for immediately
     * @nullable
     */
  at: string | null;
}

/**
 * Revision that an action refers to
 */
export interface ReleaseRevision {
  /**
     * Revision that was read; an outdated one is refused (409)
     * @minimum 1
     * @maximum 999999999
     */
  revision: number;
}


/**
 * Imported licence keys of a product
 */
export interface LicencePool {
  stock: LicenceStock;
  /**
     * Imported keys not yet assigned
     * @minimum 0
     */
  free: number;
  /**
     * Imported keys assigned to customers
     * @minimum 0
     */
  given: number;
  /**
     * Completed orders without a key; filled automatically by the next import
     * @minimum 0
     */
  waiting: number;
}

/**
 * Keys to import
 */
export interface LicenceKeysUpload {
  /** CSV in UTF-8 or UTF-16, one key per row; at most 50,000 keys */
  file: Blob | File;
}

/**
 * Result of an import
 */
export interface LicenceKeysReport {
  /**
     * New keys
     * @minimum 0
     */
  added: number;
  /**
     * Keys skipped because they were already imported or appear twice in the file
     * @minimum 0
     */
  known: number;
  pool: LicencePool;
}

/**
 * Case, spaces and missing hyphens are ignored; of keys that an earlier shop issued, hyphens count
 * @minLength 1
 * @maxLength 64
 */
export type LicenceKey = string;

/**
 * Stable identifier that the software chooses for its device
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._:-]+$
 */
export type DeviceId = string;

/**
 * Shown to the customer in the list of devices; one line
 * @minLength 1
 * @maxLength 80
 * @pattern \S
 */
export type DeviceName = string;

/**
 * Product that the software is; keys of other products are answered as unknown
 * @minimum 1
 * @maximum 2147483647
 */
export type LicensedProductId = number;

/**
 * Request of the software to use a licence on a device
 */
export interface LicenceActivation {
  key: LicenceKey;
  device_id: DeviceId;
  device_name?: DeviceName;
  product_id?: LicensedProductId;
}

/**
 * Device of a licence
 */
export interface LicenceDevice {
  key: LicenceKey;
  device_id: DeviceId;
  product_id?: LicensedProductId;
}

/**
 * Device to create an offline licence file for
 */
export interface LicenceFileInput {
  device_id: DeviceId;
  device_name?: DeviceName;
}

/**
 * New name of a device
 */
export interface LicenceDeviceInput {
  name: DeviceName;
}

/**
 * Content of a signed licence statement
 */
export interface LicenceClaims {
  /** Id of the signing key, see `SigningKeys` */
  signed_by: string;
  /** Same for all devices, also after the key was replaced */
  licence: string;
  /** Title of the product at the time of the order */
  product: string;
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Plan name at the time of the order */
  plan: string;
  plan_id: PlanId | null;
  device: DeviceId;
  /** When the statement was signed */
  issued_at: string;
  /** When to renew it, 30 days after issue or 365 for a licence file; never later than the end of the plan with its grace period */
  expires_at: string;
  /**
     * Versions published later are not included; null for no end
     * @nullable
     */
  updates_until: string | null;
}

/**
 * Signed statement for the software to store and verify offline
 */
export interface LicenceProof {
  /** `payload.signature`, both in base64url; the payload is `claims` as JSON */
  statement: string;
  claims: LicenceClaims;
}

/**
 * Public key for licence statements
 */
export interface SigningKey {
  /** Appears as `signed_by` in statements */
  id: string;
  /** Always Ed25519 */
  algorithm: 'Ed25519';
  /** SPKI in DER, base64 */
  public_key: string;
  /** When the key pair was created */
  created_at: string;
}

/**
 * Public keys for licence statements
 */
export interface SigningKeys {
  /**
     * Also earlier keys, so that old statements stay verifiable
     * @minItems 1
     */
  keys: SigningKey[];
}

/**
 * A customer's licence
 */
export interface Licence {
  /**
     * Null after the product was deleted
     * @nullable
     */
  product_id?: number | null;
  /** Stays the same when the key is replaced */
  id: string;
  key: LicenceKey;
  /** Whether the key was imported by the studio; such keys have no devices here and cannot be replaced */
  imported: boolean;
  /** Title of the product at the time of the order */
  product_name: string;
  /**
     * File that came with it; null after a refund
     * @nullable
     */
  download_id: string | null;
  /** Plan name at the time of the order */
  tier: string;
  /**
     * Maximum number of devices
     * @minimum 1
     */
  activations: number;
  /**
     * Versions published later are not included; null for no end
     * @nullable
     */
  updates_until: string | null;
  /** True after a refund that withdrew the purchase */
  revoked: boolean;
  /** When the key was issued */
  created_at: string;
  /** In the order of activation */
  devices: OwnDevice[];
}

/**
 * Balance of a wallet
 */
export interface WalletBalance {
  /**
     * In the shop's currency
     * @minimum 0
     */
  balance: number;
}

/**
 * Amount to withdraw
 */
export interface WithdrawalInput {
  /**
     * At most two decimals. More than the balance is refused (409); otherwise the limit for a single transaction in the shop's currency applies, 10,000.00 for US dollars.
     * @minimum 0.01
     */
  amount: number;
}

/**
 * Top-up of the wallet
 */
export interface AddFundsInput {
  /**
     * At most two decimals, up to the limit of the shop's currency (10,000.00 for US dollars)
     * @minimum 0.01
     * @maximum 1000000000000
     */
  amount: number;
  /** Default payment method when omitted */
  provider?: PaymentProvider;
}

/**
 * Order that a payment is for
 */
export interface PaymentOrder {
  /** Id of the order */
  id: string;
  /**
     * Order number shown to the customer
     * @minimum 1
     */
  number: number;
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /**
     * Purchased file; null until the order is completed
     * @nullable
     */
  download_id: string | null;
}

/**
 * A customer's payment
 */
export interface Payment {
  /** For the API; customers are shown `code` */
  id: string;
  /** Unique reference to state with a transfer */
  code: string;
  provider: PaymentProvider;
  /** Customer-facing name of the payment method */
  title: string;
  purpose: PaymentPurpose;
  /** Order being paid; null for other purposes */
  order: PaymentOrder | null;
  /**
     * In `currency`, tax included
     * @minimum 0
     */
  amount: number;
  /** ISO 4217 code at the time of the payment */
  currency: string;
  status: PaymentStatus;
  /** Whether the studio is reviewing it */
  waiting: boolean;
  /**
     * Why the payment failed or was declined; null otherwise
     * @nullable
     */
  reason: string | null;
  /**
     * Where to pay; null once it can no longer be paid there
     * @nullable
     */
  checkoutUrl: string | null;
  /**
     * How to make the transfer; null for other methods and once decided
     * @nullable
     */
  instructions: string | null;
  /**
     * Transfer reference the customer reported; null until then
     * @nullable
     */
  transferNumber: string | null;
  /** When it was started */
  created_at: string;
}

/**
 * Result of a top-up
 */
export interface FundsAdded {
  /**
     * Balance after the call; unchanged while a payment is open
     * @minimum 0
     */
  balance: number;
  /** Payment to complete; absent when the money was added immediately */
  payment?: Payment;
}


/**
 * Why a payment needs a decision. `transfer`: the customer reported a transfer; `amount`, `currency`: differs from what was asked for; `risk`: flagged by the provider; `wallet`: the wallet would exceed its maximum; `account`: the customer was deleted; `refund`: part was refunded before it counted; `order`: the order no longer awaits payment; `invoice`: the payment exceeds the amount due. Null when no decision is needed.
 * @nullable
 */
export type PaymentHold = typeof PaymentHold[keyof typeof PaymentHold] | null;


export const PaymentHold = {
  transfer: 'transfer',
  amount: 'amount',
  currency: 'currency',
  risk: 'risk',
  wallet: 'wallet',
  account: 'account',
  refund: 'refund',
  order: 'order',
  invoice: 'invoice',
} as const;

/**
 * Way to pay
 */
export interface PaymentMethod {
  provider: PaymentProvider;
  /** Name shown to customers */
  title: string;
}

/**
 * How orders are taken on invoice
 */
export interface InvoiceTerms {
  /**
     * Days until the invoice is due
     * @minimum 7
     * @maximum 60
     */
  days: number;
  /**
     * Highest total of such an order, tax included, in the shop's currency
     * @minimum 0.01
     * @maximum 1000000
     */
  maximum: number;
}

/**
 * Ways to pay at present
 */
export interface PaymentMethods {
  /** Whether to offer a coupon field; true while any coupon can be redeemed */
  coupons: boolean;
  /** Default method first */
  items: PaymentMethod[];
  /** For customers with an account; absent while orders are not taken on invoice */
  invoice?: InvoiceTerms;
  /** Of the site's two currencies, the one to show prices in first, by the country of the caller's network; absent while there is one */
  currency?: Currency;
}

/**
 * Report of a completed transfer
 */
export interface TransferInput {
  /**
     * As the bank or wallet app states it, trimmed; each number is accepted once
     * @minLength 4
     * @maxLength 60
     * @pattern \S
     */
  number: string;
}

/**
 * Who made a payment
 */
export interface PaymentCustomer {
  /** Id of the account */
  id: string;
  /** Current name */
  name: string;
  /** Current email address */
  email: string;
  /** True for a purchase without an account, otherwise absent */
  guest?: boolean;
}

/**
 * Invoice that a payment is for
 */
export interface PaidInvoice {
  /** Id of the invoice */
  id: string;
  /** As printed on the document */
  number: string;
  /** Recipient as printed */
  name: string;
  /** Where it was sent */
  email: string;
}

/**
 * Payment in the administration's list
 */
export interface AdminPaymentRow {
  /** For the API; customers are shown `code` */
  id: string;
  /** Unique reference */
  code: string;
  provider: PaymentProvider;
  purpose: PaymentPurpose;
  /** Null after the account was erased, and for an invoice to a recipient without one */
  customer: PaymentCustomer | null;
  /** Invoice being paid; null for other purposes */
  invoice: PaidInvoice | null;
  /**
     * In `currency`
     * @minimum 0
     */
  amount: number;
  /**
     * Fee reported by the provider; null when it reports none
     * @minimum 0
     * @nullable
     */
  fee: number | null;
  /**
     * Amount refunded or lost in a dispute
     * @minimum 0
     */
  refunded: number;
  /** ISO 4217 code at the time of the payment */
  currency: string;
  status: PaymentStatus;
  hold: PaymentHold | null;
  /** When it was started */
  created_at: string;
  /**
     * When the money was credited; null until then
     * @nullable
     */
  creditedAt: string | null;
  /**
     * Transfer reference the customer reported; null until then
     * @nullable
     */
  transferNumber: string | null;
}

/**
 * Number of payments by status
 */
export interface PaymentCounts {
  /**
     * Number of payments that need a decision
     * @minimum 0
     */
  waiting: number;
  /**
     * Number of payments with status created
     * @minimum 0
     */
  created: number;
  /**
     * Number of payments with status pending
     * @minimum 0
     */
  pending: number;
  /**
     * Number of payments with status paid
     * @minimum 0
     */
  paid: number;
  /**
     * Number of payments with status failed
     * @minimum 0
     */
  failed: number;
  /**
     * Number of payments with status expired
     * @minimum 0
     */
  expired: number;
  /**
     * Number of payments with status partly_refunded
     * @minimum 0
     */
  partly_refunded: number;
  /**
     * Number of payments with status refunded
     * @minimum 0
     */
  refunded: number;
  /**
     * Number of payments with status disputed
     * @minimum 0
     */
  disputed: number;
}

/**
 * Sum of amounts in one currency
 */
export interface MoneySum {
  /** ISO 4217 code */
  currency: string;
  /** In that currency */
  amount: number;
}

/**
 * One page of payments
 */
export interface AdminPaymentPage {
  /** Newest first */
  items: AdminPaymentRow[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
  /** Matches by status, regardless of the requested one; absent when `total` is an estimate */
  counts?: PaymentCounts;
  /** Amounts received from the matching payments, less refunds, by currency; absent when there are too many to add up */
  sums?: MoneySum[];
  /**
     * Payments that need a decision, regardless of filters
     * @minimum 0
     */
  waiting: number;
}

/**
 * Recorded event of a payment
 */
export interface PaymentEvent {
  /**
     * Grows with time
     * @minimum 1
     */
  id: number;
  /** Event type of the provider, or what the customer or the studio did */
  kind: string;
  /** When it was recorded */
  created_at: string;
}

/**
 * Payment with its history
 */
export interface AdminPaymentDetail {
  /** For the API; customers are shown `code` */
  id: string;
  /** Unique reference */
  code: string;
  provider: PaymentProvider;
  purpose: PaymentPurpose;
  /** Null after the account was erased, and for an invoice to a recipient without one */
  customer: PaymentCustomer | null;
  /** Invoice being paid; null for other purposes */
  invoice: PaidInvoice | null;
  /**
     * In `currency`
     * @minimum 0
     */
  amount: number;
  /**
     * Fee reported by the provider; null when it reports none
     * @minimum 0
     * @nullable
     */
  fee: number | null;
  /**
     * Amount refunded or lost in a dispute
     * @minimum 0
     */
  refunded: number;
  /** ISO 4217 code at the time of the payment */
  currency: string;
  status: PaymentStatus;
  hold: PaymentHold | null;
  /** When it was started */
  created_at: string;
  /**
     * When the money was credited; null until then
     * @nullable
     */
  creditedAt: string | null;
  /**
     * Id of the payment at the provider; null before the provider accepted it
     * @nullable
     */
  reference: string | null;
  /**
     * Why it failed or was declined, as shown to the customer; null otherwise
     * @nullable
     */
  reason: string | null;
  /**
     * Transfer reference the customer reported; null until then
     * @nullable
     */
  transferNumber: string | null;
  /** Order being paid; null for other purposes */
  order: PaidOrder | null;
  /** The latest events, oldest first */
  events: PaymentEvent[];
}


/**
 * Decision on a payment that is on hold
 */
export interface PaymentDecisionInput {
  /** `confirm` credits the payment, `refuse` ends it */
  decision: PaymentDecisionInputDecision;
  /**
     * Number that was seen when deciding; refused (409) when the customer has corrected it since
     * @maxLength 60
     * @nullable
     */
  transferNumber?: string | null;
  /**
     * Required for `refuse`, one line; shown to the customer
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  reason?: string;
}

/**
 * Fee of a provider that does not report fees, entered by the owner
 */
export interface ProviderFee {
  provider: PaymentProvider;
  /**
     * Percent of the payment
     * @minimum 0
     * @maximum 30
     */
  percent: number;
  /**
     * Amount per payment in the shop's currency, up to its limit
     * @minimum 0
     * @maximum 1000000000000
     */
  fixed: number;
}

/**
 * Rate that the owner entered
 */
export interface ExchangeRate {
  /** One unit of it costs `rate` of the other */
  base: Currency;
  /**
     * As entered
     * @exclusiveMinimum 0
     */
  rate: number;
  /** Day of the rate */
  date: string;
  /** When it was entered */
  created_at: string;
}

/**
 * Second currency of the shop with its rates
 */
export interface SecondCurrency {
  /** The second currency */
  currency: Currency;
  /** One unit of it costs `rate` of the other */
  base: Currency;
  /**
     * The one in use
     * @exclusiveMinimum 0
     */
  rate: number;
  /** Day of the rate in use */
  date: string;
  /**
     * Latest 50 rates, the one in use first
     * @maxItems 50
     */
  history: ExchangeRate[];
}

/**
 * Payment settings of the shop
 */
export interface PaymentSettings {
  /** Whether customers can pay by transfer */
  manualEnabled: boolean;
  /** Name of the transfer method shown to customers */
  manualTitle: string;
  /** Account details and steps shown to paying customers */
  manualInstructions: string;
  /** Used to estimate fees that providers do not report */
  fees: ProviderFee[];
  currency: Currency;
  /** True once there are payments, priced orders, wallet transactions, project hours with an amount, or care plans; the currency can no longer change */
  currencyFixed: boolean;
  /** Connected providers that are not offered to customers */
  off: PaymentProvider[];
  /** Providers with keys in the server's environment */
  connected: PaymentProvider[];
  /**
     * Send it back with a change; 0 before the first
     * @minimum 0
     */
  version: number;
  /**
     * Null while nothing has been saved
     * @nullable
     */
  updated_at: string | null;
  /** Null while orders are not taken on invoice */
  invoice: InvoiceTerms | null;
  /** Null while plans have no price in a second currency */
  secondCurrency: SecondCurrency | null;
}

/**
 * Second currency with its rate; a changed rate is added to the history
 */
export interface SecondCurrencyInput {
  /** A currency other than the shop's */
  currency: Currency;
  /** One unit of it costs `rate` of the other; the shop's or `currency` */
  base: Currency;
  /**
     * At most six decimals
     * @minimum 0.000001
     * @maximum 1000000
     */
  rate: number;
  /** Day of the rate, in the shop's time zone; not in the future, and not before the rate in use */
  date: string;
}

/**
 * Change of the payment settings
 */
export interface PaymentSettingsInput {
  /** Requires a title and instructions */
  manualEnabled: boolean;
  /**
     * Trimmed; one line
     * @maxLength 40
     */
  manualTitle: string;
  /**
     * Trimmed plain text
     * @maxLength 1000
     */
  manualInstructions: string;
  /**
     * At most one per provider; unchanged when omitted
     * @maxItems 4
     */
  fees?: ProviderFee[];
  currency?: Currency;
  /**
     * Connected providers not to offer; unchanged when omitted
     * @maxItems 4
     */
  off?: PaymentProvider[];
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
  /** Requires transfers; unchanged when omitted */
  invoice?: InvoiceTerms | null;
  /** Null switches it off. Unchanged when omitted, but switched off if `currency` changes, because its rate refers to that currency */
  secondCurrency?: SecondCurrencyInput | null;
}


/**
 * Address to save; texts are trimmed
 */
export interface AddressInput {
  type: AddressType;
  /**
     * As the customer typed it
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  street: string;
  /**
     * As the customer typed it
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  city: string;
  /**
     * Null or absent when not applicable
     * @maxLength 100
     * @nullable
     */
  state?: string | null;
  /**
     * Null or absent when not applicable
     * @maxLength 20
     * @nullable
     */
  postal_code?: string | null;
  /**
     * Name of the country as the customer typed it
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  country: string;
}

/**
 * Saved address of a customer
 */
export interface Address {
  /** Identifies the address when changing or deleting it */
  id: string;
  type: AddressType;
  /** As the customer typed it */
  street: string;
  /** As the customer typed it */
  city: string;
  /**
     * Null when not given
     * @nullable
     */
  state: string | null;
  /**
     * Null when not given
     * @nullable
     */
  postal_code: string | null;
  /** Name of the country as the customer typed it */
  country: string;
  /** Same as `street`, under the compact list's name */
  address: string;
  /**
     * Same as `postal_code`, under the compact list's name
     * @nullable
     */
  postalCode: string | null;
  /** True for the default address, otherwise absent */
  is_default?: boolean;
}

/**
 * Picture in one or several sizes
 */
export interface Picture {
  /** Path of the largest WebP; ends in `-<width>.webp` when `widths` is not empty */
  url: string;
  /** Text alternative; empty for decorative pictures */
  alt: string;
  /**
     * Of the largest file, in pixels
     * @minimum 1
     */
  width: number;
  /**
     * Of the largest file, in pixels
     * @minimum 1
     */
  height: number;
  /**
     * Widths available as `<base>-<width>.avif` and `.webp`, ascending; empty for a single file
     * @items.minimum 1
     */
  widths: number[];
  /**
     * Tiny preview as a data URL; null without one
     * @nullable
     */
  placeholder: string | null;
}



/**
 * Profile on a social network
 */
export interface SocialLink {
  network: SocialNetwork;
  /** HTTPS URL of the profile */
  url: string;
}

/**
 * Labelled link
 */
export interface Link {
  /** Link text */
  label: string;
  /** Absolute URL */
  url: string;
}

/**
 * Promotional message with a link
 */
export interface Promo {
  /** Plain text */
  text: string;
  /** Label of the link */
  linkText: string;
  /** HTTPS URL */
  url: string;
}

/**
 * Logo in the page header
 */
export interface SiteLogo {
  /** Path of the file for light backgrounds */
  light: string;
  /** Path of the file for dark backgrounds; same as `light` without a separate one */
  dark: string;
  /**
     * Of the original, in pixels; use it for the aspect ratio
     * @minimum 1
     */
  width: number;
  /**
     * Of the original, in pixels; use it for the aspect ratio
     * @minimum 1
     */
  height: number;
  /** Whether to show the site's name beside the logo */
  showName: boolean;
}

/**
 * Link to the site's profile on a network
 */
export interface SiteNetwork {
  /** Any name; well-known ones have their own icon */
  network: string;
  /** HTTPS URL of the profile */
  url: string;
}

/**
 * Link in the footer
 */
export interface FooterLink {
  /** Link text */
  label: string;
  /** Path of the site, such as /blog, or an HTTPS URL */
  url: string;
}

/**
 * Column of footer links
 */
export interface FooterColumn {
  /** Heading of the column */
  title: string;
  /** In the order shown */
  links: FooterLink[];
}

/**
 * Heading of the announced premium suite
 */
export interface SuiteHead {
  /** Heading */
  title: string;
  /** Introduction below the heading; may be empty */
  text: string;
  /** Present when visitors can join the waitlist; without it the button links to the channel */
  waitlist?: true;
}

/**
 * Heading of a public page
 */
export interface SiteHead {
  /** Empty to use the page's own title */
  title: string;
  /** Introduction below the title; hidden when empty */
  text: string;
}

/**
 * Headings above the lists of the public pages
 */
export interface SiteHeads {
  products: SiteHead;
  services: SiteHead;
  blog: SiteHead;
  contact: SiteHead;
  about: SiteHead;
}

/**
 * Short text with an icon
 */
export interface IconText {
  /** Name of an outline icon */
  icon: string;
  /** Heading */
  title: string;
  /** Plain text */
  description: string;
}

/**
 * Texts shown on every product page
 */
export interface ProductPageTexts {
  /** In the order shown */
  cards: IconText[];
  /** Null when no text or link is set */
  promo: Promo | null;
}

/**
 * Line of the opening hours
 */
export interface BusinessHours {
  /** Free text, such as 'Monday to Friday' */
  days: string;
  /** Free text, such as '9:00 to 18:00' or 'Closed' */
  hours: string;
}

/**
 * Filter above a list
 */
export interface CategoryFilter {
  /** Text of the filter */
  label: string;
  /** Categories it selects; absent when it selects the category named like `label` */
  names?: string[];
  /** Present when nothing published is in the category */
  empty?: true;
}


/**
 * Name of a category, badge or tag in another language
 */
export interface TranslatedName {
  /** The name itself */
  name: string;
  /** For display */
  text: string;
}

/**
 * Public settings that every page needs
 */
export interface Site {
  /** Name of the site; used in titles and emails */
  name: string;
  /** For search engines and the start page */
  description: string;
  /** Appended to the name in the title of the home page */
  tagline: string;
  /** Null without a logo; show the name instead */
  logo: SiteLogo | null;
  /**
     * Path of the preview picture for shared links; null without one
     * @nullable
     */
  shareCard: string | null;
  /** Public contact address */
  contactEmail: string;
  /** As typed by the owner; may be empty */
  phone: string;
  /** City and country for display; may be empty */
  location: string;
  /** URL of the messaging channel; may be empty */
  channelUrl: string;
  /** Typical reply time in words; may be empty */
  answer: string;
  /** Banner at the top of every page; null while disabled */
  promo: Promo | null;
  /** In the order shown */
  social: SiteNetwork[];
  /** Deprecated and always empty; use `footer` */
  links: Link[];
  /** Only links whose targets exist */
  footer: FooterColumn[];
  /** Sentence before the year and the name; may be empty */
  footerLine: string;
  /** Opening hours in the order shown */
  hours: BusinessHours[];
  heads: SiteHeads;
  productPage: ProductPageTexts;
  /** Category filters above the products; empty with fewer than two categories */
  productFilters: CategoryFilter[];
  /** Category filters above the articles; empty with fewer than two categories */
  postFilters: CategoryFilter[];
  /** Whether new customers can register */
  registrationOpen: boolean;
  /**
     * Providers that customers can sign in with; empty unless the owner has set one up
     * @maxItems 3
     */
  signInProviders: SignInProvider[];
  /** Whether the site is closed to everyone but administrators */
  maintenance: boolean;
  currency: Currency;
  /** In which plans with a `secondPrice` are sold as well; absent while there is none */
  secondCurrency?: Currency;
  /** IANA name of the shop's time zone, by which its days, months and years begin */
  time_zone: string;
  /** Whether listed prices include tax; otherwise it is added at checkout */
  pricesIncludeTax: boolean;
  /**
     * Legal pages that are published
     * @maxItems 2
     */
  legal: LegalPageName[];
  /**
     * Names of categories, badges and tags in the language of the call, for display: requests and filters use the names themselves. Absent in English, and for names without a translation.
     * @maxItems 2000
     */
  names?: TranslatedName[];
  /** Null to follow the visitor's device */
  defaultTheme: Theme | null;
}



/**
 * Record with texts for visitors, and how far its translation is
 */
export interface TranslatedRecord {
  type: TranslatableType;
  /** Identifies the record within its type */
  id: string;
  /** Name of the record in the original language */
  label: string;
  status: TranslationStatus;
  /** Whether it has texts that visitors do not see yet */
  draft: boolean;
  /**
     * Number of its texts
     * @minimum 0
     */
  texts: number;
  /**
     * Texts without a translation
     * @minimum 0
     */
  missing: number;
  /**
     * Translations older than their original
     * @minimum 0
     */
  outdated: number;
}

/**
 * Number of records by status
 */
export interface TranslationCounts {
  /**
     * Without a translation
     * @minimum 0
     */
  missing: number;
  /**
     * With some of their texts
     * @minimum 0
     */
  incomplete: number;
  /**
     * With texts older than the original
     * @minimum 0
     */
  outdated: number;
  /**
     * Complete, with unpublished texts
     * @minimum 0
     */
  draft: number;
  /**
     * Complete and published
     * @minimum 0
     */
  done: number;
}

/**
 * One page of the records that can be translated
 */
export interface TranslationPage {
  /** Those that need work first */
  items: TranslatedRecord[];
  /**
     * Number of records that match
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page
     * @minimum 1
     */
  page: number;
  /**
     * Maximum per page
     * @minimum 1
     */
  limit: number;
  counts: TranslationCounts;
}

/**
 * Picture of a record beside its version in another language
 */
export interface TranslatedPicture {
  original: Picture;
  /** Its alt text is empty because it is a text of its own; null to show the original */
  translated: Picture | null;
}



/**
 * Text or picture of a record beside its translation
 */
export interface TranslationText {
  /** Place within the record */
  path: string;
  /** Text in the original language; URL of a picture */
  original: string;
  /** Identifies the original text; send it back with its translation */
  digest: string;
  /** `picture`: its version in the language is optional */
  kind: TranslationTextKind;
  /** The translation, for a picture the URL of its version; empty without one */
  text: string;
  /** `outdated`: the original was changed later, and visitors see an exchanged picture as it is; `original`: a picture without a version of its own */
  status: TranslationTextStatus;
  /** Null for a text */
  picture: TranslatedPicture | null;
}

/**
 * Texts of a record in both languages
 */
export interface AdminTranslation {
  type: TranslatableType;
  /** Identifies the record within its type */
  id: string;
  /** Name of the record in the original language */
  label: string;
  status: TranslationStatus;
  /** Whether visitors see the translation */
  published: boolean;
  /** Whether these texts are a draft; visitors of a published translation see those published last */
  draft: boolean;
  /**
     * Send it back with a change; 0 before the first
     * @minimum 0
     */
  version: number;
  /**
     * Administrator who saved it last; null when unknown or never saved
     * @nullable
     */
  savedBy: string | null;
  /**
     * When it was saved last; null while nothing has been saved
     * @nullable
     */
  updated_at: string | null;
  /**
     * In the order of the record
     * @maxItems 5000
     */
  texts: TranslationText[];
}

/**
 * Translation of one text
 */
export interface TranslationTextInput {
  /**
     * Place within the record
     * @minLength 1
     * @maxLength 120
     */
  path: string;
  /**
     * Of the original as the translator saw it, so that later changes are detected
     * @minLength 16
     * @maxLength 16
     * @pattern ^[0-9a-f]{16}$
     */
  digest: string;
  /**
     * For a picture, the URL of its version in the library; empty to delete the translation
     * @maxLength 30000
     */
  text: string;
}

/**
 * Changed texts of a record's translation
 */
export interface AdminTranslationInput {
  /**
     * Only those that were changed, if need be
     * @maxItems 2000
     */
  texts: TranslationTextInput[];
  /** Whether visitors see the translation */
  published: boolean;
  /** Saves the texts without publishing them; visitors continue to see those published last */
  draft?: boolean;
  /**
     * Version of the translation that was edited; 0 for none
     * @minimum 0
     */
  version: number;
}

/**
 * Slide on the home page
 */
export interface Slide {
  /**
     * Grows by one with each new slide
     * @minimum 1
     */
  id: number;
  /**
     * Product the slide links to
     * @minimum 1
     */
  productId: number;
  /** Heading of the slide */
  name: string;
  /** Shown above the heading */
  category: string;
  /** Plain text */
  description: string;
  /** Short phrases in the order shown */
  features: string[];
  picture: Picture;
}

/**
 * Quote of a client
 */
export interface Testimonial {
  /**
     * Grows by one with each new testimonial
     * @minimum 1
     */
  id?: number;
  /** Name of the client */
  name: string;
  /** Position in the company */
  role: string;
  /** May be empty */
  company: string;
  /** What the studio did for the client */
  service: string;
  /**
     * 5 is best
     * @minimum 1
     * @maximum 5
     */
  rating: number;
  /** The quote as plain text */
  comment: string;
  image: Picture;
}

/**
 * Product in lists
 */
export interface ProductCard {
  /**
     * Id of the product, used in its URL
     * @minimum 1
     */
  id: number;
  /** Current name of the product */
  title: string;
  /** First paragraph of the full description */
  description: string;
  image: Picture;
  /** Name of its category */
  category: string;
  /**
     * Average of approved reviews with one decimal; 0 without reviews
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  /**
     * Number of approved reviews
     * @minimum 0
     */
  reviews: number;
  /** Total in rounded form for display */
  downloads: string;
  /** The first three of the product's features */
  features: string[];
  /** Labels such as 'New' in the order shown */
  badges: string[];
  /** Current version */
  version: string;
  /** Day of the current version, in the shop's time zone */
  lastUpdate: string;
}

/**
 * Article in lists
 */
export interface PostCard {
  /**
     * Grows by one with each new article
     * @minimum 1
     */
  id: number;
  /** Last part of its path, a slug or else its id */
  address: string;
  /** Headline */
  title: string;
  /** Summary in plain text */
  excerpt: string;
  image: Picture;
  /** Name of the author as the editor entered it */
  author: string;
  /** Day of publication, in the shop's time zone */
  date: string;
  /** Estimated reading time for display */
  readTime: string;
  /** Name of its category */
  category: string;
  /** Names of its tags */
  tags: string[];
}

/**
 * Question and answer on the home page
 */
export interface SiteFaq {
  /**
     * Grows by one with each new question
     * @minimum 1
     */
  id?: number;
  /** One line */
  question: string;
  /** Plain text; blank lines separate paragraphs */
  answer: string;
}

/**
 * Video file
 */
export interface FilmFile {
  /**
     * Path of a WebM or MP4 file on this site
     * @minLength 1
     * @maxLength 200
     * @pattern ^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\.(webm|mp4)$
     */
  url: string;
}

/**
 * Captions of the film in one language
 */
export interface FilmCaptions {
  language: Language;
  /**
     * Path of the WebVTT file on this site
     * @minLength 1
     * @maxLength 200
     * @pattern ^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\.vtt$
     */
  url: string;
}

/**
 * Film on the home page
 */
export interface Film {
  /** Label of the play button */
  title: string;
  /**
     * Embedded player of a privacy-friendly host, preferred over `files`; null without one. Without either, the slides are shown as the story.
     * @nullable
     */
  embedUrl: string | null;
  /**
     * Same film in several formats, preferred one first
     * @maxItems 2
     */
  files: FilmFile[];
  /**
     * In several languages; empty without captions
     * @maxItems 2
     */
  captions: FilmCaptions[];
  /** Minutes and seconds for display; may be empty */
  duration: string;
  poster: Picture;
}

/**
 * Content of the home page
 */
export interface Home {
  hero: SiteHead;
  /** Published slides in the order shown */
  slides: Slide[];
  /** Published testimonials in the order shown */
  testimonials: Testimonial[];
  /**
     * Products by latest version date, newest first
     * @maxItems 4
     */
  releases: ProductCard[];
  /** Product categories to show; empty with fewer than two */
  categories: string[];
  /**
     * Newest articles first
     * @maxItems 3
     */
  posts: PostCard[];
  /** Published questions in the order shown */
  faqs: SiteFaq[];
  /** Features of the announced premium suite; empty hides the section */
  suite: IconText[];
  suiteHead: SuiteHead;
  /** Null without a poster or anything to play */
  film: Film | null;
}



/**
 * One page of products
 */
export interface ProductPage {
  /** In the requested order */
  items: ProductCard[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * What a plan includes. A plan without rights includes one activation, updates without an end and no support.
 */
export interface PlanRights {
  /**
     * Paid term in months until renewal; null for no end. A period that names a duration takes precedence.
     * @minimum 1
     * @maximum 120
     * @nullable
     */
  termMonths?: number | null;
  /**
     * Maximum number of devices
     * @minimum 0
     * @maximum 1000
     */
  activations: number;
  /**
     * Months of included new versions; null for no end
     * @minimum 0
     * @maximum 120
     * @nullable
     */
  updateMonths: number | null;
  /**
     * Months of included support; 0 for none
     * @minimum 0
     * @maximum 120
     */
  supportMonths: number;
  /** Whether the plan is sold per seat: several units are for several people, each with their own licence. False when missing */
  seats?: boolean;
}

/**
 * Price of a renewal or upgrade for this customer, valid now
 */
export interface PlanOffer {
  /** Pass it when ordering */
  plan_id: string;
  /** Current name of the plan */
  tier: string;
  /** Billing period for display */
  period: string;
  /**
     * Paid term in months; null for no end
     * @minimum 1
     * @maximum 120
     * @nullable
     */
  termMonths: number | null;
  /**
     * Full price in the shop's currency, tax included
     * @minimum 0
     */
  listed: number;
  /**
     * Unused value of the current plan that is deducted; 0 for a renewal
     * @minimum 0
     */
  credit: number;
  /**
     * Amount to pay, `listed` less `credit`, tax included
     * @minimum 0
     */
  price: number;
  /**
     * Tax contained in `price`
     * @minimum 0
     */
  tax: number;
  /** Empty without tax */
  taxName: string;
  /**
     * Tax rate in percent; 0 without tax
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
  /** Whether listed prices include tax; otherwise it is added */
  taxIncluded: boolean;
  /**
     * End of the term if bought now; null for no end
     * @nullable
     */
  holds_until: string | null;
  /**
     * Maximum number of devices
     * @minimum 0
     */
  activations: number;
  /** Short phrases in the order shown */
  features: string[];
  /** True where the buyer's business accounts for the tax and is charged none, otherwise absent */
  reverseCharge?: boolean;
}

/**
 * Renewal and upgrades available for a download
 */
export interface PlanOffers {
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Same plan for another term; null when it cannot be renewed */
  renewal: PlanOffer | null;
  /**
     * More expensive plans of the product, cheapest first
     * @maxItems 50
     */
  upgrades: PlanOffer[];
  /** Country whose tax the prices contain; empty when unknown */
  country: CountryCode;
  /** True while the customer has no billing country, so the checkout should ask for it */
  countryAsked: boolean;
}


/**
 * Introductory price for new customers and upgrades; renewals cost the regular price
 */
export interface PlanLaunch {
  /**
     * Below the regular price
     * @minimum 0.01
     * @maximum 1000000000000
     */
  price: number;
  /** End of the offer, exclusive */
  until: string;
}

/**
 * Lower price of a plan for buyers of some countries; `percent` or `price`
 */
export interface PlanCountryPrice {
  /**
     * ISO 3166-1 alpha-2 codes, each in one rule of the plan
     * @minItems 1
     * @maxItems 100
     * @items.minLength 2
     * @items.maxLength 2
     * @items.pattern ^[A-Z]{2}$
     */
  countries: string[];
  /**
     * Taken off the regular price
     * @minimum 1
     * @maximum 90
     */
  percent?: number;
  /**
     * Fixed price in the shop's currency, below the regular one
     * @minimum 0.01
     * @maximum 1000000000000
     */
  price?: number;
}


/**
 * What a price for the buyer's country means for this purchase; absent where there is none
 */
export interface QuoteCountryPrice {
  state: CountryPriceState;
  /** Billing country of the buyer */
  country: CountryCode;
  /**
     * `price` without a price for the country
     * @minimum 0
     */
  regular_price: number;
}

/**
 * Price of one unit in a second currency
 */
export interface SecondPrice {
  /** The second currency when it was entered */
  currency: Currency;
  /**
     * Up to the limit of the currency, with tax if the shop's prices include it
     * @minimum 0.01
     * @maximum 1000000000000
     */
  price: number;
}

/**
 * Plan of a product
 */
export interface PricingTier {
  /** Stays the same when the plan is renamed; orders, licences and files refer to it */
  id: string;
  /** Unique within the product */
  name: string;
  /**
     * Regular price in the shop's currency; 0 is free
     * @minimum 0
     */
  price: number;
  /** What the price is for, such as `month` or `once` */
  period: string;
  /** Short phrases in the order shown */
  features: string[];
  rights?: PlanRights;
  launch?: PlanLaunch;
  /**
     * Lowest price of the 30 days before the launch price began, which Directive 98/6/EC requires next to it. Only with a
     * launch price on a product's page, and only if the plan was offered then.
     * @minimum 0
     */
  lowestPrice?: number;
  /**
     * Only if buyers choose the price: what the form suggests. `price` is the minimum then
     * @minimum 0
     */
  suggestedPrice?: number;
  /** Lower prices by country; absent without any */
  countryPrices?: PlanCountryPrice[];
  /** Price in a second currency, in which it is sold while that is the site's `secondCurrency`; absent without one */
  secondPrice?: SecondPrice;
}


/**
 * Interactive preview on the product's page; absent without one
 */
export interface ProductPreview {
  kind: ProductPreviewKind;
  /** Picture on the left, only with `comparison` */
  before?: Picture;
  /** Picture on the right, only with `comparison` */
  after?: Picture;
  /** HTTPS URL of the page, only with `sandbox`; loaded when the visitor asks for it */
  url?: string;
  /** Name of the part, only with `component`; a site without it shows nothing */
  component?: string;
}

/**
 * Question and answer
 */
export interface Faq {
  /** One line */
  question: string;
  /** Plain text; blank lines separate paragraphs */
  answer: string;
}

/**
 * Name of a product in a bundle
 */
export interface BundleProduct {
  /**
     * Id of the product, used in its URL
     * @minimum 1
     */
  id: number;
  /** Current name of the product */
  title: string;
}

/**
 * Bundle on the page of a product
 */
export interface BundleCard {
  /**
     * Id of the bundle, used in its URL
     * @minimum 1
     */
  id: number;
  /** Current name of the bundle */
  name: string;
  /**
     * Price of all its plans together, in the shop's currency
     * @minimum 0
     */
  price: number;
  /**
     * Sum of the current prices of its plans
     * @minimum 0
     */
  singlePrice: number;
  /** Its products in the owner's order */
  products: BundleProduct[];
}

/**
 * Public page of a product
 */
export interface Product {
  /**
     * Id of the product, used in its URL
     * @minimum 1
     */
  id: number;
  /** Current name of the product */
  title: string;
  /** Plain text; blank lines separate paragraphs */
  description: string;
  /**
     * Sanitized HTML of the long text; null without one
     * @nullable
     */
  body_html: string | null;
  /** Short phrases in the order shown */
  features: string[];
  /** Short sentences in the order shown */
  benefits: string[];
  /** Cover first */
  images: Picture[];
  /** HTTPS URL; empty without one */
  demoLink: string;
  /** HTTPS URL; empty without one */
  downloadLink: string;
  /**
     * Average of approved reviews with one decimal; 0 without reviews
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  /**
     * Number of approved reviews
     * @minimum 0
     */
  reviews: number;
  /** Name of its category */
  category: string;
  /** Current version */
  version: string;
  /** Day of the current version, in the shop's time zone */
  lastUpdate: string;
  /** System requirements in the order shown */
  requirements: string[];
  /** Plans on sale in the owner's order */
  pricing: PricingTier[];
  /** Labels such as 'New' in the order shown */
  badges: string[];
  /** Total in rounded form for display */
  downloads: string;
  downloadLimit?: DownloadLimit;
  preview?: ProductPreview;
  /** Questions about the product in the order shown; absent without one */
  faqs?: Faq[];
  /** Bundles on sale that contain it; absent without one */
  bundles?: BundleCard[];
}

/**
 * Product of a bundle with its plan
 */
export interface BundlePart {
  /**
     * Id of the product, used in its URL
     * @minimum 1
     */
  product_id: number;
  /** Current title of the product */
  product_name: string;
  image: Picture;
  plan: PricingTier;
  /**
     * Current price of the plan alone, in the shop's currency
     * @minimum 0
     */
  price: number;
}

/**
 * Public page of a bundle
 */
export interface Bundle {
  /**
     * Id of the bundle, used in its URL
     * @minimum 1
     */
  id: number;
  /** Current name of the bundle */
  name: string;
  /** Plain text; blank lines separate paragraphs */
  description: string;
  image: Picture;
  /**
     * Price of all its plans together, in the shop's currency, without coupon and without a tax that is added; never more than `singlePrice`
     * @minimum 0
     */
  price: number;
  /**
     * Sum of the current prices of its plans
     * @minimum 0
     */
  singlePrice: number;
  /**
     * End of the offer, exclusive; null for no end
     * @nullable
     */
  endsAt: string | null;
  /** In the owner's order */
  parts: BundlePart[];
}

/**
 * Plan of a product in a bundle
 */
export interface BundlePartInput {
  /**
     * Id of the product
     * @minimum 1
     * @maximum 999999999
     */
  product_id: number;
  /** Id of its plan */
  plan_id: string;
}

/**
 * Picture selected from the library
 */
export interface PictureChoice {
  /**
     * Path of a picture in the library
     * @minLength 1
     * @maxLength 300
     */
  url: string;
  /**
     * Text alternative for screen readers; empty for decorative pictures
     * @maxLength 200
     */
  alt: string;
}

/**
 * New or changed bundle; texts are trimmed
 */
export interface BundleInput {
  /**
     * Name of the bundle
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * Plain text; blank lines separate paragraphs
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  description: string;
  image: PictureChoice;
  /**
     * Each product once, in the order shown
     * @minItems 2
     * @maxItems 10
     */
  parts: BundlePartInput[];
  /**
     * Price of all plans together in the shop's currency, lower than their prices together
     * @minimum 0.01
     * @maximum 1000000000000
     */
  price: number;
  /**
     * End of the offer, exclusive; null for no end
     * @nullable
     */
  endsAt: string | null;
  /** Whether visitors see it */
  published: boolean;
  /**
     * Version that was edited; required for a change, an outdated one is refused (409)
     * @minimum 1
     * @maximum 999999999
     */
  version?: number;
}

/**
 * Product of a bundle as administrators see it
 */
export interface AdminBundlePart {
  /**
     * Id of the product, used in its URL
     * @minimum 1
     */
  product_id: number;
  /** Id of the plan, the same after it is renamed */
  plan_id: string;
  /** Current title of the product */
  product_name: string;
  /** Current name of the plan; empty after it was deleted */
  tier: string;
  /**
     * Current price of the plan alone, in the shop's currency
     * @minimum 0
     */
  price: number;
  /** False for a draft or deleted product, a plan no longer on sale, and without a file */
  isForSale: boolean;
}

/**
 * Bundle as administrators edit it
 */
export interface AdminBundle {
  /**
     * Id of the bundle, used in its URL
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /**
     * Name of the bundle
     * @maxLength 100
     */
  name: string;
  /**
     * Plain text; blank lines separate paragraphs
     * @maxLength 2000
     */
  description: string;
  image: Picture;
  /** In the order shown */
  parts: AdminBundlePart[];
  /**
     * Price of all plans together, in the shop's currency
     * @minimum 0
     */
  price: number;
  /**
     * Sum of the current prices of its plans
     * @minimum 0
     */
  singlePrice: number;
  /**
     * End of the offer, exclusive; null for no end
     * @nullable
     */
  endsAt: string | null;
  /** Whether visitors see it */
  published: boolean;
  /** When it was last changed */
  updated_at: string;
}

/**
 * All bundles, without pages
 */
export interface AdminBundleList {
  /** Newest first */
  items: AdminBundle[];
}

/**
 * One page of articles
 */
export interface PostPage {
  /** In the requested order */
  items: PostCard[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * Article of a series
 */
export interface SeriesPart {
  /**
     * Id of the article
     * @minimum 1
     */
  id: number;
  /** Last part of its path, a slug or else its id */
  address: string;
  /** Headline */
  title: string;
  /** Estimated reading time for display */
  readTime: string;
}

/**
 * Articles meant to be read in order
 */
export interface PostSeries {
  /** Name of the series */
  name: string;
  /**
     * Published articles in reading order, this one included
     * @maxItems 100
     */
  parts: SeriesPart[];
}

/**
 * Article with its full text
 */
export interface Post {
  /**
     * Grows by one with each new article
     * @minimum 1
     */
  id: number;
  /** Last part of its path, a slug or else its id */
  address: string;
  /** Headline */
  title: string;
  /** Summary in plain text */
  excerpt: string;
  image: Picture;
  /** Name of the author as the editor entered it */
  author: string;
  /** Day of publication, in the shop's time zone */
  date: string;
  /**
     * Latest edit after publication; null when unchanged
     * @nullable
     */
  changed: string | null;
  /** Estimated reading time for display */
  readTime: string;
  /** Name of its category */
  category: string;
  /** Names of its tags */
  tags: string[];
  /** Null when it is not part of a series */
  series: PostSeries | null;
  /** Plain text with blank lines between paragraphs; empty when `html` is set */
  content: string;
  /**
     * Sanitized HTML of an article written in Markdown; null for plain text
     * @nullable
     */
  html: string | null;
  /**
     * Total of visitors and customers
     * @minimum 0
     */
  likes: number;
  /**
     * Total of visitors and customers
     * @minimum 0
     */
  saves: number;
  /**
     * Number of approved comments
     * @minimum 0
     */
  comments: number;
}

/**
 * Service offered by the studio
 */
export interface Service {
  /**
     * Grows by one with each new service
     * @minimum 1
     */
  id?: number;
  /** Name of an outline icon */
  icon: string;
  /** Heading */
  title: string;
  /** Summary for the card */
  description: string;
  /** Full text; blank lines separate paragraphs */
  longDescription: string;
  /** Short phrases in the order shown */
  features: string[];
  image: Picture;
}

/**
 * One page of services
 */
export interface ServicePage {
  /** Published services in the owner's order */
  items: Service[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * Figure on the about page
 */
export interface Statistic {
  /** Name of an outline icon */
  icon: string;
  /** What the figure counts */
  label: string;
  /** Text for display, not a number */
  value: string;
}

/**
 * Mission statement on the about page
 */
export interface Mission {
  /** Heading */
  title: string;
  /** Plain text */
  text: string;
  /** In the order shown */
  values: IconText[];
}

/**
 * Person on the about page
 */
export interface TeamMember {
  /**
     * Grows by one with each new member
     * @minimum 1
     */
  id?: number;
  /** Full name */
  name: string;
  /** Position in the studio */
  role: string;
  image: Picture;
  /** Plain text; may be empty */
  bio: string;
  /** In the order shown */
  social: SocialLink[];
}

/**
 * Content of the about page
 */
export interface About {
  /** In the order shown */
  statistics: Statistic[];
  mission: Mission;
  /** Names in the order shown */
  technologies: string[];
  /** Published members in the owner's order */
  team: TeamMember[];
}


/**
 * Entry of a list
 */
export interface LegalItem {
  /**
     * Word to emphasize before the text; null without one
     * @nullable
     */
  term: string | null;
  /** Plain text */
  text: string;
}

/**
 * Part of a legal section. `text` belongs to headings, texts and contacts (which end with the contact address), `items` to lists.
 */
export interface LegalBlock {
  /** Decides which of the other fields is set */
  type: LegalBlockType;
  /** Empty for a list */
  text: string;
  /** Empty unless it is a list */
  items: LegalItem[];
}

/**
 * Section of a legal page
 */
export interface LegalSection {
  /** Fragment for links within the page */
  id: string;
  /** Heading */
  title: string;
  /** In the order shown */
  blocks: LegalBlock[];
}

/**
 * Privacy policy or terms
 */
export interface LegalPage {
  /**
     * Of the page in the administration
     * @minimum 1
     */
  id?: number;
  /** Heading of the page */
  title: string;
  /**
     * Formatted date for display; null when unknown
     * @nullable
     */
  lastUpdated: string | null;
  /** Without blocks when `html` is set, for the table of contents only */
  sections: LegalSection[];
  /**
     * Sanitized HTML of a page edited by the owner; null for `sections`
     * @nullable
     */
  html: string | null;
  /** For search engines; may be empty */
  description: string;
}

/**
 * Message from the contact form
 */
export interface ContactInput {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 150
     * @pattern \S
     */
  subject: string;
  /**
     * Plain text
     * @minLength 1
     * @maxLength 5000
     * @pattern \S
     */
  message: string;
  /**
     * Honeypot hidden from people; a filled one marks probable spam
     * @maxLength 200
     */
  website?: string;
}


/**
 * First fields of a brief
 */
export interface BriefStart {
  /**
     * Kind of work in a few words, as the title of a service; required to send it
     * @maxLength 150
     */
  kind: string;
  /**
     * What the project is for; plain text; required to send it
     * @maxLength 3000
     */
  goals: string;
  /**
     * Lower end of the budget in whole units of the shop's currency; null when open
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  budget_from: number | null;
  /**
     * Upper end, at least `budget_from`; null when open
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  budget_to: number | null;
  /**
     * When the sender needs it; null when open
     * @nullable
     */
  needed_by: string | null;
  /**
     * Pages to look at, one a line; plain text
     * @maxLength 1000
     */
  links: string;
  /**
     * Sender; required to send it
     * @maxLength 100
     */
  name: string;
  /**
     * Email of the sender, possibly unfinished; required to send it
     * @maxLength 254
     */
  email: string;
  reach: BriefReach;
  /**
     * Phone number as the sender writes it; required unless the sender prefers email
     * @maxLength 40
     */
  phone: string;
  /**
     * Honeypot hidden from people; a filled one marks probable spam
     * @maxLength 200
     */
  website?: string;
}

/**
 * All fields of a brief
 */
export interface BriefChange {
  /**
     * Kind of work in a few words, as the title of a service; required to send it
     * @maxLength 150
     */
  kind: string;
  /**
     * What the project is for; plain text; required to send it
     * @maxLength 3000
     */
  goals: string;
  /**
     * Lower end of the budget in whole units of the shop's currency; null when open
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  budget_from: number | null;
  /**
     * Upper end, at least `budget_from`; null when open
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  budget_to: number | null;
  /**
     * When the sender needs it; null when open
     * @nullable
     */
  needed_by: string | null;
  /**
     * Pages to look at, one a line; plain text
     * @maxLength 1000
     */
  links: string;
  /**
     * Sender; required to send it
     * @maxLength 100
     */
  name: string;
  /**
     * Email of the sender, possibly unfinished; required to send it
     * @maxLength 254
     */
  email: string;
  reach: BriefReach;
  /**
     * Phone number as the sender writes it; required unless the sender prefers email
     * @maxLength 40
     */
  phone: string;
  /**
     * Of the brief that was changed
     * @minimum 1
     */
  version: number;
}

/**
 * File of a brief; complete when all its bytes have arrived
 */
export interface BriefFile {
  /** Part of the upload's URL */
  id: string;
  /**
     * File name; unsafe characters are replaced
     * @maxLength 120
     */
  name: string;
  /**
     * Total size
     * @minimum 1
     */
  size_bytes: number;
  /**
     * Bytes received so far; resume from here
     * @minimum 0
     */
  receivedBytes: number;
}

/**
 * Project brief of a visitor
 */
export interface Brief {
  /**
     * Kind of work in a few words, as the title of a service; required to send it
     * @maxLength 150
     */
  kind: string;
  /**
     * What the project is for; plain text; required to send it
     * @maxLength 3000
     */
  goals: string;
  /**
     * Lower end of the budget in whole units of the shop's currency; null when open
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  budget_from: number | null;
  /**
     * Upper end, at least `budget_from`; null when open
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  budget_to: number | null;
  /**
     * When the sender needs it; null when open
     * @nullable
     */
  needed_by: string | null;
  /**
     * Pages to look at, one a line; plain text
     * @maxLength 1000
     */
  links: string;
  /**
     * Sender; required to send it
     * @maxLength 100
     */
  name: string;
  /**
     * Email of the sender, possibly unfinished; required to send it
     * @maxLength 254
     */
  email: string;
  reach: BriefReach;
  /**
     * Phone number as the sender writes it; required unless the sender prefers email
     * @maxLength 40
     */
  phone: string;
  /**
     * Increases with every save
     * @minimum 1
     */
  version: number;
  /**
     * In the order in which they were added
     * @maxItems 10
     */
  files: BriefFile[];
  /**
     * Largest file that is accepted
     * @minimum 1
     */
  maxBytes: number;
  /**
     * Largest part of a file that one request sends
     * @minimum 1
     */
  partBytes: number;
  /**
     * When it was sent; null while it is written
     * @nullable
     */
  sent_at: string | null;
  /** When the token stops working, 30 days after the last change */
  expires_at: string;
  /**
     * Hours within which the studio has sent four of five first replies lately; null without enough replies, when they took longer than a week, and in answers that save a brief
     * @minimum 1
     * @maximum 168
     * @nullable
     */
  reply_hours: number | null;
}

/**
 * Brief with the token that opens it
 */
export interface StartedBrief {
  /** Opens the brief; shown once */
  token: string;
  brief: Brief;
}


/**
 * Times at which a call can start
 */
export interface CallSlots {
  /** Whether calls can be booked at all */
  is_open: boolean;
  /**
     * Earliest first, at most 5,000
     * @maxItems 5000
     */
  starts: string[];
  /**
     * Length of a call
     * @minimum 10
     * @maximum 240
     */
  minutes: number;
  /** IANA name of the studio's time zone */
  time_zone: string;
  place: CallPlace;
}

/**
 * Call to book
 */
export interface CallBooking {
  /** From the caller, so that a retry books nothing */
  id: string;
  /** One of `listCallSlots` */
  start: string;
  /**
     * Who books
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * Gets the calendar file and the link
     * @maxLength 254
     */
  email: string;
  /**
     * Number to call; required when the studio phones
     * @maxLength 40
     */
  phone: string;
  /**
     * What the call is about; plain text
     * @minLength 1
     * @maxLength 1000
     */
  topic: string;
  /**
     * IANA name of the booker's time zone, used in emails
     * @minLength 1
     * @maxLength 60
     */
  time_zone: string;
  /**
     * Honeypot hidden from people; a filled one marks probable spam
     * @maxLength 200
     */
  website?: string;
}



/**
 * Call as its booker sees it
 */
export interface BookedCall {
  /** Opens the call */
  token: string;
  /** When it begins */
  start: string;
  /** When it ends */
  end: string;
  /** IANA name of the booker's time zone */
  time_zone: string;
  place: CallPlace;
  /**
     * Link of the meeting; empty when the studio phones
     * @maxLength 500
     */
  meeting_link: string;
  /**
     * Number to call; empty when there is none
     * @maxLength 40
     */
  phone: string;
  /**
     * What it is about
     * @maxLength 1000
     */
  topic: string;
  status: CallStatus;
  /** Null unless it is cancelled */
  cancelled_by: CallSide | null;
  /**
     * Why it was cancelled; empty without a reason
     * @maxLength 500
     */
  reason: string;
}

/**
 * New time for a call
 */
export interface CallMove {
  /** One of `listCallSlots` */
  start: string;
  /**
     * IANA name of the booker's time zone, used in emails
     * @minLength 1
     * @maxLength 60
     */
  time_zone: string;
}

/**
 * Why the client cancels a call
 */
export interface CallCancellation {
  /**
     * Shown to the studio; may be empty
     * @maxLength 500
     */
  reason: string;
}

/**
 * Why the studio cancels a call
 */
export interface AdminCallCancellation {
  /**
     * Emailed to the client
     * @minLength 1
     * @maxLength 500
     */
  reason: string;
}

/**
 * Booked call
 */
export interface AdminCall {
  /** Identifies the call */
  id: string;
  /** When it begins */
  start: string;
  /** When it ends */
  end: string;
  /** IANA name of the client's time zone */
  time_zone: string;
  /** Who booked it */
  name: string;
  /** Email of the client */
  email: string;
  place: CallPlace;
  /**
     * Number to call; empty when there is none
     * @maxLength 40
     */
  phone: string;
  /**
     * What it is about
     * @maxLength 1000
     */
  topic: string;
  status: CallStatus;
  /** Null unless it is cancelled */
  cancelled_by: CallSide | null;
  /**
     * Why it was cancelled; empty without a reason
     * @maxLength 500
     */
  reason: string;
  /** Conversation of the call */
  conversation_id: string;
  /**
     * Project that it is about; null without one
     * @nullable
     */
  lead_id: string | null;
  /** When it was booked */
  created_at: string;
}

/**
 * Calls of the studio
 */
export interface AdminCalls {
  /**
     * Latest start first
     * @maxItems 500
     */
  items: AdminCall[];
}

/**
 * Hours of a weekday in which calls can be booked
 */
export interface CallHours {
  /**
     * 0 is Sunday
     * @minimum 0
     * @maximum 6
     */
  weekday: number;
  /**
     * Beginning, in the shop's time zone
     * @maxLength 5
     * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
     */
  from: string;
  /**
     * End, after `from`; a call has ended by then
     * @maxLength 5
     * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
     */
  to: string;
}

/**
 * When calls can be booked
 */
export interface CallSettings {
  /** Whether calls can be booked */
  is_open: boolean;
  /**
     * By weekday and beginning
     * @maxItems 28
     */
  hours: CallHours[];
  /**
     * Length of a call
     * @minimum 10
     * @maximum 240
     */
  minutes: number;
  /**
     * Buffer between two calls
     * @minimum 0
     * @maximum 240
     */
  buffer_minutes: number;
  /**
     * Minimum notice: how many hours before its start a call can still be booked
     * @minimum 0
     * @maximum 720
     */
  notice_hours: number;
  /**
     * How many days in advance, beginning with today
     * @minimum 1
     * @maximum 120
     */
  days_ahead: number;
  /**
     * Days without calls, in the shop's time zone, earliest first
     * @maxItems 200
     */
  days_off: string[];
  place: CallPlace;
  /**
     * Emailed to the client; required when the place is a link
     * @maxLength 500
     */
  meeting_link: string;
  /**
     * Version that was edited, an outdated one is refused (409); 0 before the first
     * @minimum 0
     */
  version: number;
}

/**
 * Lead that an administrator enters
 */
export interface AdminLeadStart {
  /** Id of the lead, from the caller, so that a retry creates nothing */
  id: string;
  /**
     * Kind of work in a few words
     * @maxLength 150
     */
  kind: string;
  /**
     * What the project is for; plain text
     * @maxLength 3000
     */
  goals: string;
  /**
     * Lower end of the budget in whole units of the shop's currency; null when open
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  budget_from: number | null;
  /**
     * Upper end, at least `budget_from`; null when open
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  budget_to: number | null;
  /**
     * When the client needs it; null when open
     * @nullable
     */
  needed_by: string | null;
  /**
     * Pages to look at, one a line; plain text
     * @maxLength 1000
     */
  links: string;
  /**
     * Client
     * @maxLength 100
     */
  name: string;
  /**
     * Email of the client
     * @maxLength 254
     */
  email: string;
  reach: BriefReach;
  /**
     * Phone number; required unless the client prefers email
     * @maxLength 40
     */
  phone: string;
  language: Language;
  /** Whether the client gets an email about the next steps */
  acknowledge: boolean;
}


/**
 * Administrator who handles conversations
 */
export interface ConversationAssignee {
  /** Id of the account */
  id: string;
  /** Current name */
  name: string;
}

/**
 * Possible project of a client
 */
export interface AdminLead {
  /** Identifies the lead */
  id: string;
  /**
     * Kind of work
     * @maxLength 150
     */
  title: string;
  /** Client, as stated in the brief */
  name: string;
  /** Email of the client */
  email: string;
  stage: LeadStage;
  /**
     * Expected amount in the shop's currency; null while unknown
     * @minimum 0
     * @nullable
     */
  value: number | null;
  /**
     * What the studio does next; empty for nothing planned
     * @maxLength 200
     */
  next_step: string;
  /**
     * When it is due; null without a date
     * @nullable
     */
  next_step_on: string | null;
  /** Null without an owner */
  owner: ConversationAssignee | null;
  /**
     * Send it with the next change
     * @minimum 1
     */
  version: number;
  /** When the brief was sent */
  created_at: string;
  /** Last change of the lead itself */
  updated_at: string;
}

/**
 * Leads of all stages
 */
export interface AdminLeads {
  /**
     * Last changed first
     * @maxItems 500
     */
  items: AdminLead[];
  /** Active administrators who may own a lead, by name */
  team: ConversationAssignee[];
}

/**
 * Brief that a lead began with
 */
export interface LeadBrief {
  /** What the project is for; plain text */
  goals: string;
  /**
     * Lower end of the budget in whole units of the shop's currency; null when open
     * @nullable
     */
  budget_from: number | null;
  /**
     * Upper end; null when open
     * @nullable
     */
  budget_to: number | null;
  /**
     * When the client needs it; null when open
     * @nullable
     */
  needed_by: string | null;
  /** Pages to look at, one a line; plain text */
  links: string;
  reach: BriefReach;
  /** As the client writes it; empty without one */
  phone: string;
}


/**
 * Event of a lead's timeline
 */
export interface LeadEvent {
  /** Identifies the event */
  id: string;
  /** What has happened or changed */
  kind: LeadEventKind;
  /**
     * Administrator; null for the client and for a deleted account
     * @nullable
     */
  actor: string | null;
  /**
     * Stage, amount with two decimals, text or name before; null for none
     * @nullable
     */
  before: string | null;
  /**
     * The same after the change; null for none
     * @nullable
     */
  after: string | null;
  /** When it happened */
  created_at: string;
}

/**
 * Organisation that is the client of a lead
 */
export interface LeadOrganisation {
  /** Identifies the organisation */
  id: string;
  /**
     * Name
     * @maxLength 150
     */
  name: string;
}

/**
 * Lead with its brief and timeline
 */
export interface AdminLeadDetail {
  /** Null while the client is one person */
  organisation: LeadOrganisation | null;
  /** Identifies the lead */
  id: string;
  /**
     * Kind of work
     * @maxLength 150
     */
  title: string;
  /** Client, as stated in the brief */
  name: string;
  /** Email of the client */
  email: string;
  stage: LeadStage;
  /**
     * Expected amount in the shop's currency; null while unknown
     * @minimum 0
     * @nullable
     */
  value: number | null;
  /**
     * What the studio does next; empty for nothing planned
     * @maxLength 200
     */
  next_step: string;
  /**
     * When it is due; null without a date
     * @nullable
     */
  next_step_on: string | null;
  /** Null without an owner */
  owner: ConversationAssignee | null;
  /**
     * Send it with the next change
     * @minimum 1
     */
  version: number;
  /** When the brief was sent */
  created_at: string;
  /** Last change of the lead itself */
  updated_at: string;
  /** Its conversation */
  conversation_id: string;
  /** Null for a lead without a brief */
  brief: LeadBrief | null;
  /** Newest first */
  events: LeadEvent[];
  /** Active administrators who may own it, by name */
  team: ConversationAssignee[];
}

/**
 * All editable fields of a lead
 */
export interface AdminLeadChange {
  stage: LeadStage;
  /**
     * Expected amount in the shop's currency; null while unknown
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  value: number | null;
  /**
     * What the studio does next; trimmed; empty for nothing planned
     * @maxLength 200
     */
  next_step: string;
  /**
     * When it is due; null without a date
     * @nullable
     */
  next_step_on: string | null;
  /**
     * Administrator who owns it; null for no one
     * @nullable
     */
  owner_id: string | null;
  /**
     * Of the lead that was changed
     * @minimum 1
     */
  version: number;
}


/**
 * Item of a quote
 */
export interface QuoteLine {
  /** Identifies the item in all versions */
  id: string;
  /**
     * What is done; required for sending
     * @maxLength 500
     */
  description: string;
  /**
     * At most three decimals; above 0 for sending
     * @minimum 0
     * @maximum 999999.999
     */
  quantity: number;
  /**
     * What the quantity counts; empty for pieces
     * @maxLength 40
     */
  unit: string;
  /**
     * Price of one unit without tax
     * @minimum 0
     * @maximum 10000000
     */
  unitPrice: number;
  /**
     * Deducted from the item without tax; at most the item
     * @minimum 0
     * @maximum 10000000
     */
  discount: number;
  /**
     * Empty without tax
     * @maxLength 40
     */
  taxName: string;
  /**
     * Tax rate in percent; 0 without tax
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
  /** Counts only when the client selects it */
  optional: boolean;
}

/**
 * Part of the work with its dates
 */
export interface QuotePhase {
  /** Identifies the phase in all versions */
  id: string;
  /**
     * Required for sending
     * @maxLength 100
     */
  name: string;
  /**
     * First day; null while open
     * @nullable
     */
  from: string | null;
  /**
     * Last day; null while open
     * @nullable
     */
  until: string | null;
}


/**
 * Payment of the schedule
 */
export interface QuoteShare {
  /** Due at the acceptance, after a phase or at the end */
  kind: QuoteShareKind;
  /**
     * Id of the phase of kind `phase`; null for the others
     * @nullable
     */
  phaseId: string | null;
  /**
     * Share of the total, at most two decimals
     * @minimum 0
     * @maximum 100
     */
  percent: number;
}


/**
 * Difference of an item from the version before
 */
export interface QuoteChange {
  /** What happened to the item */
  kind: QuoteChangeKind;
  /** Of the newer version; of the older one when it is removed */
  description: string;
  /**
     * Without tax in the older version; null when it is added
     * @nullable
     */
  before: number | null;
  /**
     * Without tax in the newer version; null when it is removed
     * @nullable
     */
  after: number | null;
}

/**
 * Differences of a version from the one before
 */
export interface QuoteChanges {
  /**
     * Empty when the items are the same
     * @maxItems 200
     */
  lines: QuoteChange[];
  /** Total of the older version without options */
  totalBefore: number;
  /** Total of the newer version without options */
  total: number;
}

/**
 * When a version was read
 */
export interface QuoteReading {
  /**
     * Browser and system; null when unknown
     * @nullable
     */
  device: string | null;
  /** When the page showed it */
  at: string;
}

/**
 * Version of a quote that was sent
 */
export interface QuoteVersion {
  /**
     * Counted from 1
     * @minimum 1
     */
  number: number;
  /** When it was sent */
  sent_at: string;
  /**
     * Administrator who sent it; null after the account was erased
     * @nullable
     */
  sent_by: string | null;
  /**
     * With tax and without options
     * @minimum 0
     */
  total: number;
  /** Last day to accept it */
  validUntil: string;
  /** Where it is read and answered */
  link: string;
  /**
     * Newest first
     * @maxItems 50
     */
  readings: QuoteReading[];
  /** Null for the first version */
  changes: QuoteChanges | null;
  /**
     * When the client declined it; null unless declined
     * @nullable
     */
  declined_at: string | null;
  /**
     * Why it was declined; null unless declined
     * @nullable
     */
  reason: string | null;
}


/**
 * Payment of an accepted quote
 */
export interface QuotePayment {
  /** When it is due */
  kind: QuotePaymentKind;
  /**
     * Name of the phase of kind `phase`; null for the others
     * @nullable
     */
  phase: string | null;
  /**
     * Share of the total
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * All payments together are the total exactly
     * @minimum 0
     */
  amount: number;
}

/**
 * Agreement that a quote has become
 */
export interface QuoteAcceptance {
  /**
     * Version that was accepted
     * @minimum 1
     */
  version: number;
  /** As typed by the client */
  name: string;
  /** When it was accepted */
  accepted_at: string;
  /**
     * Ids of the selected options
     * @maxItems 100
     */
  selected: string[];
  /**
     * Total without tax
     * @minimum 0
     */
  net: number;
  /**
     * Total of the tax
     * @minimum 0
     */
  tax: number;
  /**
     * Sum of `net` and `tax`
     * @minimum 0
     */
  total: number;
  /**
     * The payment schedule in amounts
     * @maxItems 22
     */
  payments: QuotePayment[];
  /**
     * SHA-256 of the sealed PDF, hexadecimal; null until it is sealed
     * @nullable
     */
  sha256: string | null;
  /**
     * Statement `payload.signature` about file, time and signer; null until it is sealed
     * @nullable
     */
  seal: string | null;
}

/**
 * Quote in a list
 */
export interface AdminQuoteRow {
  /** Identifies the quote */
  id: string;
  /** Printed number */
  number: string;
  /**
     * Its lead; null after it was deleted
     * @nullable
     */
  lead_id: string | null;
  /** Name of the work; may be empty */
  title: string;
  /** Recipient; may be empty */
  name: string;
  status: QuoteStatus;
  /**
     * Newest version that was sent; 0 for none
     * @minimum 0
     */
  version: number;
  /**
     * As accepted, else of the newest version, else of the draft
     * @minimum 0
     */
  total: number;
  /**
     * Of the total
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /** Last change */
  updated_at: string;
}

/**
 * Quotes of a lead or of all
 */
export interface AdminQuotes {
  /**
     * Last changed first
     * @maxItems 200
     */
  items: AdminQuoteRow[];
}

/**
 * Where a new quote begins
 */
export interface AdminQuoteStart {
  /** Lead that it is for */
  lead_id: string;
  /** Quote to copy; absent for an empty one */
  copyOf?: string;
  /** Change request of the project that it is for; a request has one quote, which every further call returns */
  change_id?: string;
}

/**
 * Who an invoice will be sent to; texts are trimmed
 */
export interface InvoiceDraftRecipient {
  /**
     * Account of the customer; null for a recipient without one
     * @nullable
     */
  customerId: string | null;
  /**
     * Person or organisation; required for sending
     * @maxLength 200
     */
  name: string;
  /**
     * Where it is sent; a valid email is required for sending
     * @maxLength 254
     */
  email: string;
  /**
     * May have several lines
     * @maxLength 500
     */
  address: string;
  country: CountryCode;
  /**
     * VAT or tax id; may be empty
     * @maxLength 40
     */
  taxNumber: string;
  language: Language;
}

/**
 * Everything that is typed in a quote
 */
export interface AdminQuoteInput {
  /**
     * Name of the work; required for sending
     * @maxLength 150
     */
  title: string;
  recipient: InvoiceDraftRecipient;
  /**
     * Above the items; may have several lines
     * @maxLength 3000
     */
  intro: string;
  /**
     * Items in their order
     * @maxItems 100
     */
  lines: QuoteLine[];
  /**
     * In their order
     * @maxItems 20
     */
  phases: QuotePhase[];
  /**
     * Conditions below the items; may have several lines
     * @maxLength 10000
     */
  terms: string;
  /**
     * Last day to accept it, in the shop's time zone; required for sending
     * @nullable
     */
  validUntil: string | null;
  /**
     * Payments in their order; 100 percent together for sending
     * @maxItems 22
     */
  schedule: QuoteShare[];
  /**
     * Version of the draft that was edited, an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
}

/**
 * Draft to send
 */
export interface QuoteSending {
  /**
     * Version of the draft that was seen, an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
}

/**
 * Tax for customers of one country
 */
export interface TaxRate {
  country: CountryCode;
  /**
     * Printed on invoices
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  name: string;
  /**
     * Percent of the net price
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /** Whether businesses of other EU states than the studio's with a valid VAT number are charged no tax and account for it; absent means no */
  reverseCharge?: boolean;
}

/**
 * Draft of a quote and what was sent of it
 */
export interface AdminQuote {
  /** Identifies the quote */
  id: string;
  /** Printed number */
  number: string;
  /**
     * Its lead; null after it was deleted
     * @nullable
     */
  lead_id: string | null;
  /**
     * Name of the work; required for sending
     * @maxLength 150
     */
  title: string;
  recipient: InvoiceDraftRecipient;
  /**
     * Above the items; may have several lines
     * @maxLength 3000
     */
  intro: string;
  /**
     * Items in their order
     * @maxItems 100
     */
  lines: QuoteLine[];
  /**
     * In their order
     * @maxItems 20
     */
  phases: QuotePhase[];
  /**
     * Conditions below the items; may have several lines
     * @maxLength 10000
     */
  terms: string;
  /**
     * Last day to accept it, in the shop's time zone; required for sending
     * @nullable
     */
  validUntil: string | null;
  /**
     * Payments in their order; 100 percent together for sending
     * @maxItems 22
     */
  schedule: QuoteShare[];
  /**
     * The shop's
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /**
     * Rates of the invoice settings
     * @maxItems 300
     */
  taxes: TaxRate[];
  status: QuoteStatus;
  /**
     * Of the draft; increases with every save
     * @minimum 1
     */
  version: number;
  /** Whether the newest version is this draft */
  is_sent: boolean;
  /**
     * Administrator who saved it last; null after the account was erased
     * @nullable
     */
  savedBy: string | null;
  /** When it was saved last */
  savedAt: string;
  /**
     * Newest first
     * @maxItems 100
     */
  versions: QuoteVersion[];
  /** Null until it is accepted */
  acceptance: QuoteAcceptance | null;
  /**
     * Draft of the deposit's invoice; null before the acceptance and without a deposit
     * @nullable
     */
  deposit_draft_id: string | null;
}

/**
 * Sender or recipient of a quote
 */
export interface QuoteParty {
  /** Person or organisation */
  name: string;
  /** May be empty for the sender */
  email: string;
  /** May have several lines; may be empty */
  address: string;
  country: CountryCode;
  /** VAT or tax id; may be empty */
  taxNumber: string;
}

/**
 * Who reads a page by its link
 */
export interface ClientViewer {
  /** Person of the organisation, who signs with this name; empty for the recipient of the project's own link, who types one */
  name: string;
  /**
     * Every right for the recipient of the project's own link
     * @maxItems 4
     */
  rights: ClientRight[];
}

/**
 * Newest version of a quote, as its recipient reads it
 */
export interface LinkedQuote {
  viewer: ClientViewer;
  /** Printed number */
  number: string;
  /**
     * Send it with an answer
     * @minimum 1
     */
  version: number;
  /**
     * Version that the link was sent with
     * @minimum 1
     */
  openedVersion: number;
  /** When this version was sent */
  sent_at: string;
  language: Language;
  status: QuoteStatus;
  /**
     * Of all amounts
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  seller: QuoteParty;
  /**
     * Name of the work
     * @maxLength 150
     */
  title: string;
  recipient: QuoteParty;
  /**
     * Above the items; may have several lines
     * @maxLength 3000
     */
  intro: string;
  /**
     * Items in their order
     * @maxItems 100
     */
  lines: QuoteLine[];
  /**
     * In their order
     * @maxItems 20
     */
  phases: QuotePhase[];
  /**
     * Conditions below the items; may have several lines
     * @maxLength 10000
     */
  terms: string;
  /**
     * Last day to accept it, in the shop's time zone
     * @nullable
     */
  validUntil: string | null;
  /**
     * Payments in their order
     * @maxItems 22
     */
  schedule: QuoteShare[];
  /** Null for the first version */
  changes: QuoteChanges | null;
  /** Null until it is accepted */
  acceptance: QuoteAcceptance | null;
  /**
     * When this version was declined; null unless declined
     * @nullable
     */
  declined_at: string | null;
  /**
     * Why it was declined; null unless declined
     * @nullable
     */
  reason: string | null;
}

/**
 * Version that the page shows
 */
export interface QuoteView {
  /**
     * Number of the version
     * @minimum 1
     */
  version: number;
}

/**
 * Question about a quote
 */
export interface QuoteQuestion {
  /**
     * Id of the item; null for the whole quote
     * @nullable
     */
  line_id: string | null;
  /**
     * The question; plain text
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
}

/**
 * What the client agrees to
 */
export interface QuoteAcceptanceInput {
  /**
     * Version that was read
     * @minimum 1
     */
  version: number;
  /**
     * Ids of the selected options
     * @maxItems 100
     */
  selected: string[];
  /**
     * Total that was seen
     * @minimum 0
     * @maximum 999999999999
     */
  total: number;
  /**
     * Full name of the person who accepts
     * @minLength 2
     * @maxLength 100
     */
  name: string;
}

/**
 * Why a quote is declined
 */
export interface QuoteRefusal {
  /**
     * Version that was read
     * @minimum 1
     */
  version: number;
  /**
     * Plain text; may be empty
     * @maxLength 1000
     */
  reason: string;
}

/**
 * Seal and file to check
 */
export interface QuoteSealInput {
  /**
     * The statement, `payload.signature`
     * @minLength 1
     * @maxLength 4000
     */
  seal: string;
  /**
     * SHA-256 of the PDF, hexadecimal
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
}

/**
 * What a seal states
 */
export interface QuoteSealClaims {
  /** Distinguishes it from other statements of the site */
  type: 'quote-acceptance';
  /** Number of the quote */
  quote: string;
  /**
     * Version that was accepted
     * @minimum 1
     */
  version: number;
  /** SHA-256 of the PDF, hexadecimal */
  sha256: string;
  /** As typed by the person who accepted */
  name: string;
  /** Where the link was sent */
  email: string;
  /** Network of the person who accepted: an IPv4 address or an IPv6 /64 */
  network: string;
  /**
     * Accepted total
     * @minimum 0
     */
  total: number;
  /**
     * Of the total
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /** When it was accepted */
  accepted_at: string;
  /** Id of the key that signed it */
  key: string;
}

/**
 * Result of a check
 */
export interface QuoteSealCheck {
  /** Whether a key of this site has signed the seal */
  signed: boolean;
  /** Whether it is signed and about a file with this SHA-256 */
  matches: boolean;
  /** What it states; null unless it is signed */
  claims: QuoteSealClaims | null;
}


/**
 * Invoice of a milestone
 */
export interface MilestoneInvoice {
  /** Identifies the invoice */
  id: string;
  /** As printed on the document */
  number: string;
  /**
     * Tax included, after the invoices that it deducts
     * @minimum 0
     */
  total: number;
  /**
     * Still to pay
     * @minimum 0
     */
  left: number;
  /** Last day to pay, in the shop's time zone */
  dueOn: string;
}


/**
 * Part of an accepted quote's price that one invoice is written about
 */
export interface Milestone {
  /**
     * Position among the milestones of the quote, from 0
     * @minimum 0
     * @maximum 21
     */
  place: number;
  /** When it is due; all deposits of a schedule are one milestone */
  kind: MilestoneKind;
  /**
     * Name of the phase of kind `phase`; null for the others
     * @nullable
     */
  phase: string | null;
  /**
     * Share of the total
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * All milestones together are the total exactly
     * @minimum 0
     */
  amount: number;
  /** Whether its invoice deducts all others */
  is_final: boolean;
  status: MilestoneStatus;
  /**
     * Draft that has not been sent; null for the other states
     * @nullable
     */
  draft_id: string | null;
  /** Null until it is sent */
  invoice: MilestoneInvoice | null;
  /** Whether its invoice can be created now */
  can_invoice: boolean;
}

/**
 * Payments of an accepted quote
 */
export interface MilestonePlan {
  /** Identifies the quote */
  quote_id: string;
  /** Printed number of the quote */
  number: string;
  /** Name of the work */
  title: string;
  /**
     * Of the quote
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /**
     * Accepted amount, tax included
     * @minimum 0
     */
  total: number;
  /**
     * Sum of the invoices that were sent, less their credit notes
     * @minimum 0
     */
  invoiced: number;
  /**
     * Amount already paid
     * @minimum 0
     */
  paid: number;
  /**
     * In the order of their invoices
     * @maxItems 22
     */
  items: Milestone[];
}

/**
 * A milestone to write the invoice of
 */
export interface MilestoneStart {
  /** An accepted quote of the lead */
  quote_id: string;
  /**
     * Of the milestone
     * @minimum 0
     * @maximum 21
     */
  place: number;
}

/**
 * Payments of all accepted quotes of a project
 */
export interface MilestonePlans {
  /**
     * The quote that was accepted last comes first
     * @maxItems 200
     */
  items: MilestonePlan[];
}




/**
 * Size of the large picture
 */
export interface ProjectPreview {
  /**
     * Pixels
     * @minimum 1
     */
  width: number;
  /**
     * Pixels
     * @minimum 1
     */
  height: number;
}

/**
 * Version of a deliverable
 */
export interface DeliverableVersion {
  /** Identifies the version */
  id: string;
  /**
     * Of the version, from 1
     * @minimum 1
     */
  number: number;
  /** File name */
  name: string;
  /**
     * Total size
     * @minimum 0
     */
  size_bytes: number;
  /**
     * What is new; may be empty
     * @maxLength 1000
     */
  note: string;
  /** When it was added */
  created_at: string;
  /**
     * Whether the client approved it; false when changes were requested, null until the response
     * @nullable
     */
  approved: boolean | null;
  /** Name as typed by the client; empty until then */
  answered_by: string;
  /** Of the response; may be empty */
  comment: string;
  /**
     * Null until the client responds
     * @nullable
     */
  answered_at: string | null;
  /** Of a PNG, JPEG, WebP, GIF or AVIF file; null for any other */
  preview: ProjectPreview | null;
  /**
     * Number of marks on it
     * @minimum 0
     * @maximum 100
     */
  marks: number;
  /**
     * Those of the client that are not resolved
     * @minimum 0
     * @maximum 100
     */
  open_marks: number;
}


/**
 * Comment on a mark
 */
export interface ProjectMarkMessage {
  /** Identifies the comment */
  id: string;
  side: ProjectMarkSide;
  /** Name typed by the client. For a comment of the studio, the administrator's name; empty when the client reads it */
  name: string;
  /**
     * Plain text
     * @maxLength 2000
     */
  text: string;
  /** When it was written */
  created_at: string;
}

/**
 * A point of a picture with its comments
 */
export interface ProjectMark {
  /** Identifies the mark */
  id: string;
  /**
     * Of the mark on its version, from 1
     * @minimum 1
     */
  number: number;
  /**
     * From the left edge (0) to the right one (1)
     * @minimum 0
     * @maximum 1
     */
  x: number;
  /**
     * From the upper edge (0) to the lower one (1)
     * @minimum 0
     * @maximum 1
     */
  y: number;
  side: ProjectMarkSide;
  /**
     * Oldest first
     * @maxItems 50
     */
  messages: ProjectMarkMessage[];
  /**
     * Null while it is open
     * @nullable
     */
  resolved_at: string | null;
  /** As the name of a comment; empty while it is open */
  resolved_by: string;
  /** Null while it is open */
  resolved_side: ProjectMarkSide | null;
}

/**
 * Marks on a version
 */
export interface ProjectMarks {
  /**
     * By number
     * @maxItems 100
     */
  items: ProjectMark[];
}

/**
 * A mark of the client
 */
export interface ProjectMarkInput {
  /** New for each mark */
  id: string;
  /**
     * From the left edge (0) to the right one (1)
     * @minimum 0
     * @maximum 1
     */
  x: number;
  /**
     * From the upper edge (0) to the lower one (1)
     * @minimum 0
     * @maximum 1
     */
  y: number;
  /**
     * First comment
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  /**
     * Full name of the writer
     * @minLength 2
     * @maxLength 100
     */
  name: string;
}

/**
 * A comment of the client
 */
export interface ProjectMarkReply {
  /** New for each comment */
  id: string;
  /**
     * Plain text
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  /**
     * Full name of the writer
     * @minLength 2
     * @maxLength 100
     */
  name: string;
}

/**
 * Whether the client considers a mark done
 */
export interface ProjectMarkState {
  /** False reopens it */
  resolved: boolean;
  /**
     * Full name of the person
     * @minLength 2
     * @maxLength 100
     */
  name: string;
}

/**
 * A mark of the studio
 */
export interface AdminProjectMarkInput {
  /** New for each mark */
  id: string;
  /**
     * From the left edge (0) to the right one (1)
     * @minimum 0
     * @maximum 1
     */
  x: number;
  /**
     * From the upper edge (0) to the lower one (1)
     * @minimum 0
     * @maximum 1
     */
  y: number;
  /**
     * First comment
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
}

/**
 * A comment of the studio
 */
export interface AdminProjectMarkReply {
  /** New for each comment */
  id: string;
  /**
     * Plain text
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
}

/**
 * Whether the studio considers a mark done
 */
export interface AdminProjectMarkState {
  /** False reopens it */
  resolved: boolean;
}

/**
 * File for the client, in versions
 */
export interface Deliverable {
  /** Identifies the deliverable */
  id: string;
  /** Name */
  title: string;
  /** Whether the client approves it, or asks for changes */
  for_approval: boolean;
  /**
     * Newest first
     * @maxItems 200
     */
  versions: DeliverableVersion[];
}



/**
 * Something that the project waits for
 */
export interface ProjectWait {
  /** Whose turn it is */
  side: ProjectWaitSide;
  /** A response to a quote or a deliverable, a payment, a revised version, a reply to a message, marks of the client on the newest version, an answer to a change request, or a signature of the handover */
  kind: ProjectWaitKind;
  /** Title of the deliverable, number of the quote, invoice or change request; empty for a reply and a signature */
  label: string;
  /**
     * How many marks are open; absent otherwise
     * @minimum 1
     */
  count?: number;
}


/**
 * Entry of a project's log
 */
export interface ProjectDecision {
  /** A quote was accepted, a version approved, or changes asked for; a change request was made, accepted at no cost, or declined; the handover was signed */
  kind: ProjectDecisionKind;
  /** Title of the quote, deliverable or project, text of the change request */
  subject: string;
  /**
     * Of the quote, deliverable or handover, number of the change request
     * @minimum 1
     */
  version: number;
  /** As typed by the client; empty for the studio */
  name: string;
  /** May be empty */
  comment: string;
  /** When it was decided */
  at: string;
}


/**
 * Day of a phase that a change request sets
 */
export interface ProjectDateChange {
  /** Name of the phase */
  phase: string;
  /**
     * Last day as agreed before; null without one
     * @nullable
     */
  before: string | null;
  /**
     * Last day with the change; null without one
     * @nullable
     */
  after: string | null;
}

/**
 * Work beyond what was agreed
 */
export interface ProjectChange {
  /** Identifies the request */
  id: string;
  /**
     * Of the request in its project, from 1
     * @minimum 1
     */
  number: number;
  /**
     * What should change
     * @maxLength 2000
     */
  text: string;
  /** As typed by the client; empty when the studio wrote it */
  name: string;
  /** Title of the deliverable that it is about; empty without one */
  file: string;
  status: ProjectChangeStatus;
  /** Why it was declined, or a note; may be empty */
  reason: string;
  /**
     * Its quote, for administrators; null without one and for clients
     * @nullable
     */
  quote_id: string | null;
  /**
     * Printed number of its quote; null until that is sent
     * @nullable
     */
  quote: string | null;
  /** When it was requested */
  created_at: string;
  /**
     * When it was answered without a quote; null otherwise
     * @nullable
     */
  answered_at: string | null;
  /**
     * Days of phases that its quote sets, once it is sent
     * @maxItems 20
     */
  dates: ProjectDateChange[];
}

/**
 * A change that the client asks for
 */
export interface ProjectChangeInput {
  /** New for each request */
  id: string;
  /**
     * What should change
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  /**
     * Full name of the person who asks
     * @minLength 2
     * @maxLength 100
     */
  name: string;
  /**
     * Version of a deliverable that it is about
     * @nullable
     */
  fileId: string | null;
}

/**
 * A change that the studio writes down
 */
export interface AdminProjectChangeInput {
  /** New for each change */
  id: string;
  /**
     * What should change; the client reads it
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
}


/**
 * How the studio answers a change request without a quote
 */
export interface ProjectChangeAnswer {
  /** Done at no cost, or not */
  kind: ProjectChangeAnswerKind;
  /**
     * Shown to the client; required when declined
     * @maxLength 1000
     */
  reason: string;
}



/**
 * Another invoice written by the studio
 */
export interface InvoiceReference {
  /** Id of the invoice */
  id: string;
  /** As printed on the document */
  number: string;
}

/**
 * Receipt of an expense
 */
export interface WorkReceipt {
  /**
     * File name
     * @maxLength 120
     */
  name: string;
  /**
     * Size
     * @minimum 1
     */
  size_bytes: number;
  /** Whether the client sees it with the invoice */
  shown: boolean;
}

/**
 * Hours or an expense of a project
 */
export interface WorkEntry {
  /** Identifies the entry */
  id: string;
  kind: WorkEntryKind;
  /** Day of the work or expense, in the shop's time zone */
  worked_on: string;
  /** Task or description */
  text: string;
  /**
     * Duration; 0 for an expense
     * @minimum 0
     * @maximum 1440
     */
  minutes: number;
  /**
     * Price of an hour without tax; 0 for an expense
     * @minimum 0
     */
  rate: number;
  /**
     * Without tax: minutes × rate / 60, rounded half up, or the expense
     * @minimum 0
     */
  amount: number;
  /** Whether the client pays for it */
  billable: boolean;
  status: WorkEntryStatus;
  /**
     * Draft that it is in; null for the other states
     * @nullable
     */
  draft_id: string | null;
  /** Invoice that it is in; null unless it is invoiced */
  invoice: InvoiceReference | null;
  /** Administrator who recorded it; empty once the account is erased */
  recorded_by: string;
  /** Null for hours and without one */
  receipt: WorkReceipt | null;
}

/**
 * Receipt of an expense
 */
export interface ReceiptFileInput {
  /** Picture or PDF; its content decides the type */
  file: Blob | File;
}

/**
 * Who sees a receipt
 */
export interface ReceiptInput {
  /** Whether the client sees it with the invoice */
  shown: boolean;
}

/**
 * Receipt of an expense that an invoice states
 */
export interface LinkedReceipt {
  /** Identifies the receipt */
  id: string;
  /** Description of the expense */
  text: string;
  /** Day of the expense, in the shop's time zone */
  worked_on: string;
  /**
     * Of the expense, without tax
     * @minimum 0
     */
  amount: number;
  /**
     * File name
     * @maxLength 120
     */
  name: string;
  /**
     * Size
     * @minimum 1
     */
  size_bytes: number;
}

/**
 * Totals of all entries of a project
 */
export interface WorkSums {
  /**
     * Number of entries
     * @minimum 0
     */
  entries: number;
  /**
     * All hours, billable or not
     * @minimum 0
     */
  minutes: number;
  /**
     * Billable hours that are not invoiced
     * @minimum 0
     */
  unbilled_minutes: number;
  /**
     * Their amount without tax
     * @minimum 0
     */
  unbilled_time: number;
  /**
     * Billable expenses that are not invoiced, without tax
     * @minimum 0
     */
  unbilled_expenses: number;
  /**
     * In invoices that were not sent, without tax
     * @minimum 0
     */
  draft: number;
  /**
     * In invoices that were sent, without tax
     * @minimum 0
     */
  billed: number;
}

/**
 * Hours and expenses of a project
 */
export interface ProjectHours {
  /**
     * Suggested price of an hour without tax
     * @minimum 0
     */
  rate: number;
  /** Name of the tax on the invoices; empty without tax */
  taxName: string;
  /**
     * Tax rate in percent; 0 without tax
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
  /** Whether the client sees the hours of each month on the page of the project */
  shown: boolean;
  /**
     * The shop's
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /** In the shop's time zone */
  today: string;
  sums: WorkSums;
  /**
     * Newest day first
     * @maxItems 500
     */
  items: WorkEntry[];
}

/**
 * Rate and tax of a project
 */
export interface ProjectHoursInput {
  /**
     * Suggested price of an hour without tax
     * @minimum 0
     * @maximum 10000000
     */
  rate: number;
  /**
     * Name of the tax on the invoices; required with a tax rate
     * @maxLength 40
     */
  taxName: string;
  /**
     * Tax rate in percent; 0 without tax
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
  /** Whether the client sees the hours of each month on the page of the project */
  shown: boolean;
}

/**
 * Hours or an expense
 */
export interface WorkEntryInput {
  kind: WorkEntryKind;
  /**
     * Day of the work or expense, in the shop's time zone; not in the future
     * @maxLength 10
     */
  worked_on: string;
  /**
     * Task or description in one line; the client reads it on the invoice
     * @minLength 1
     * @maxLength 200
     */
  text: string;
  /**
     * Duration; ignored for an expense
     * @minimum 0
     * @maximum 1440
     */
  minutes: number;
  /**
     * Price of an hour without tax; ignored for an expense
     * @minimum 0
     * @maximum 10000000
     */
  rate: number;
  /**
     * Expense without tax; ignored for hours
     * @minimum 0
     * @maximum 10000000
     */
  amount: number;
  /** Whether the client pays for it */
  billable: boolean;
  /** Whether hours count against the care plan that runs on their day; false when absent, and ignored for an expense */
  care_plan?: boolean;
}


/**
 * Entries or hours to invoice
 */
export interface WorkInvoiceInput {
  /**
     * Entries of the project
     * @minItems 1
     * @maxItems 500
     */
  ids: string[];
  grouping: WorkInvoiceGrouping;
}

/**
 * Draft of an invoice
 */
export interface WorkInvoice {
  /** Id of the draft */
  draft_id: string;
}

/**
 * A person's running timer
 */
export interface WorkTimer {
  /** Id of the entry that it becomes */
  id: string;
  /** Lead of the project */
  lead_id: string;
  /** Name of the project */
  project: string;
  /** Task */
  text: string;
  /** When it was started */
  startedAt: string;
}

/**
 * The running timer of the caller
 */
export interface WorkTimerState {
  /** Null when none is running */
  timer: WorkTimer | null;
}

/**
 * What a timer is started for
 */
export interface WorkTimerInput {
  /** Id of the timer, new for each one */
  id: string;
  /**
     * Task in one line
     * @minLength 1
     * @maxLength 200
     */
  text: string;
}

/**
 * Which timer is stopped
 */
export interface WorkTimerStop {
  /** Id of the running timer */
  id: string;
}

/**
 * Hours of a month
 */
export interface ProjectMonthHours {
  /**
     * As `yyyy-mm`
     * @pattern ^[0-9]{4}-[0-9]{2}$
     */
  month: string;
  /**
     * All hours, billable or not
     * @minimum 0
     */
  minutes: number;
  /**
     * The part of them that the client pays for
     * @minimum 0
     */
  billable_minutes: number;
}

/**
 * Hours of a month of a care plan
 */
export interface CarePlanMonth {
  /**
     * Index of the month in the plan, from 0
     * @minimum 0
     * @maximum 1199
     */
  place: number;
  /** First day */
  from: string;
  /** Last day */
  until: string;
  /**
     * Minutes of the plan, with those that were carried over
     * @minimum 0
     */
  included: number;
  /**
     * Minutes that were recorded
     * @minimum 0
     */
  used: number;
  /**
     * Unused minutes
     * @minimum 0
     */
  left: number;
  /**
     * Minutes that exceed the plan
     * @minimum 0
     */
  over: number;
  /**
     * Price of the additional minutes without tax: minutes × rate / 60, rounded half up
     * @minimum 0
     */
  amount: number;
  /** Whether they can be invoiced now */
  can_invoice: boolean;
  /**
     * Draft that they are in; null for none
     * @nullable
     */
  draft_id: string | null;
  /** Invoice that they are in; null for none */
  invoice: InvoiceReference | null;
}

/**
 * Monthly plan with hours included
 */
export interface CarePlan {
  /** Identifies the plan */
  id: string;
  /**
     * Price of a month without tax
     * @minimum 0
     */
  fee: number;
  /**
     * Hours included in a month
     * @minimum 0
     */
  minutes: number;
  /**
     * Price of an additional hour without tax
     * @minimum 0
     */
  rate: number;
  /** Whether unused hours are added to the next month; otherwise they lapse */
  carries_over: boolean;
  /** Whether its invoices are issued and emailed */
  sends: boolean;
  /** First day of the first month */
  starts_on: string;
  /**
     * Last day; null while no end is set
     * @nullable
     */
  ends_on: string | null;
  /** Whether the last day has passed */
  is_over: boolean;
  /**
     * The shop's
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /**
     * Newest first, up to today; empty before the first day
     * @maxItems 24
     */
  months: CarePlanMonth[];
}

/**
 * The care plan of a project
 */
export interface CarePlanState {
  /** Null when none was started */
  plan: CarePlan | null;
}

/**
 * A new care plan
 */
export interface CarePlanInput {
  /** Id of the plan, new for each one */
  id: string;
  /**
     * Price of a month without tax; the tax is that of the project's hours
     * @minimum 0.01
     * @maximum 10000000
     */
  fee: number;
  /**
     * Hours included in a month
     * @minimum 0
     * @maximum 60000
     */
  minutes: number;
  /**
     * Price of an additional hour without tax
     * @minimum 0
     * @maximum 10000000
     */
  rate: number;
  /** Whether unused hours are added to the next month; otherwise they lapse */
  carries_over: boolean;
  /** Whether its invoices are issued and emailed; otherwise they wait as drafts */
  sends: boolean;
  /**
     * First day of the first month and day of its invoice, in the shop's time zone; not in the past
     * @maxLength 10
     */
  starts_on: string;
}

/**
 * End of a care plan
 */
export interface CarePlanEnd {
  /**
     * Last day, in the shop's time zone; not in the past
     * @maxLength 10
     */
  ends_on: string;
}

/**
 * Entries or hours to invoice
 */
export interface CarePlanInvoiceInput {
  /**
     * Index of the month in the plan
     * @minimum 0
     * @maximum 1199
     */
  place: number;
}

/**
 * Care plan as the client sees it
 */
export interface LinkedCarePlan {
  /** First day of the current month */
  from: string;
  /** Its last day */
  until: string;
  /**
     * Minutes of the plan, with those that were carried over
     * @minimum 0
     */
  included: number;
  /**
     * Minutes that were recorded
     * @minimum 0
     */
  used: number;
  /**
     * Unused minutes
     * @minimum 0
     */
  left: number;
  /**
     * Minutes that exceed the plan
     * @minimum 0
     */
  over: number;
  /**
     * Last day of the plan; null while no end is set
     * @nullable
     */
  ends_on: string | null;
}



/**
 * Invoice of a project, for the studio
 */
export interface AdminProjectInvoice {
  /** Identifies the invoice */
  id: string;
  /** As printed on the document */
  number: string;
  purpose: ProjectInvoicePurpose;
  /**
     * What its lines state, shortened; the title of the quote for a final invoice
     * @maxLength 200
     */
  description: string;
  status: InvoiceStatus;
  /**
     * Tax included
     * @minimum 0
     */
  total: number;
  /**
     * Still to pay
     * @minimum 0
     */
  left: number;
  /** ISO 4217 code */
  currency: string;
  /** When it was issued */
  issued_at: string;
  /** Last day to pay, in the shop's time zone */
  dueOn: string;
}

/**
 * File of a delivered release
 */
export interface DeliveredFile {
  /** File name */
  name: string;
  /**
     * Total size
     * @minimum 0
     */
  size_bytes: number;
  /** SHA-256 of the file, hexadecimal */
  sha256: string;
}

/**
 * Software that was delivered to the client of a project, in the version that the client has
 */
export interface ProjectDelivery {
  /** Identifies the delivery */
  id: string;
  /** Title of the product */
  product: string;
  /** Name of its plan */
  plan: string;
  /** Of the file; changes with each new release */
  version: string;
  /**
     * Of the client's order without a price
     * @minimum 1
     */
  orderNumber: number;
  /** When it was delivered */
  delivered_at: string;
  /**
     * Licence key; null for a product without keys
     * @nullable
     */
  licence: string | null;
  file: DeliveredFile;
  /** Bill of materials of the release; null without one */
  sbom: DeliveredFile | null;
}

/**
 * File or software that is handed over
 */
export interface HandedOverItem {
  /** Title of the file or product */
  name: string;
  /** Of the file or product */
  version: string;
  /** SHA-256 of the file, hexadecimal */
  sha256: string;
}

/**
 * Paper about source code and rights, for the client to sign
 */
export interface ProjectHandover {
  /**
     * Increases each time it is replaced
     * @minimum 1
     */
  version: number;
  /** Source code, accounts and documents that are handed over */
  source: string;
  /** Rights that the client gets */
  rights: string;
  /**
     * Files and software with their hashes
     * @maxItems 250
     */
  items: HandedOverItem[];
  /** When this version was offered */
  offered_at: string;
  /** Name as typed by the client; empty until then */
  signed_by: string;
  /**
     * Null until it is signed
     * @nullable
     */
  signed_at: string | null;
  /**
     * SHA-256 of the sealed PDF, hexadecimal; null until it is sealed
     * @nullable
     */
  sha256: string | null;
  /**
     * Statement `payload.signature` about file, time and signer; null until it is sealed
     * @nullable
     */
  seal: string | null;
}

/**
 * What the client of a project sees, and its link
 */
export interface AdminProject {
  /**
     * Where anyone with the link sees the page; null without one
     * @nullable
     */
  link: string | null;
  /**
     * When the link was emailed last; null unless it was
     * @nullable
     */
  sent_at: string | null;
  phase: ProjectPhase;
  /**
     * Newest first
     * @maxItems 200
     */
  deliverables: Deliverable[];
  /**
     * What waits for whom
     * @maxItems 1000
     */
  waits: ProjectWait[];
  /**
     * Newest first
     * @maxItems 1000
     */
  decisions: ProjectDecision[];
  /**
     * That were sent, newest first
     * @maxItems 1000
     */
  invoices: AdminProjectInvoice[];
  /**
     * Change requests, newest first
     * @maxItems 100
     */
  changes: ProjectChange[];
  /**
     * Software that was delivered, newest first
     * @maxItems 50
     */
  deliveries: ProjectDelivery[];
  /** Null until the studio offers one */
  handover: ProjectHandover | null;
}

/**
 * What the studio sets of a project
 */
export interface AdminProjectChange {
  phase: ProjectPhase;
}

/**
 * Link of a project
 */
export interface ProjectLink {
  /** Where anyone with the link sees the page */
  link: string;
}

/**
 * How the link is handed over
 */
export interface ProjectLinkInput {
  /** Whether it is emailed to the client */
  send: boolean;
}

/**
 * A file to add
 */
export interface ProjectFileInput {
  /** Of a finished upload of the caller */
  fileId: string;
  /**
     * Deliverable that it is the next version of; null for a new one
     * @nullable
     */
  deliverable_id: string | null;
  /**
     * Name of a new deliverable; ignored for a next version
     * @maxLength 150
     */
  title: string;
  /**
     * What is new
     * @maxLength 1000
     */
  note: string;
  /** Whether the client has to approve a new deliverable; ignored for a next version */
  for_approval: boolean;
}

/**
 * Quote of a project
 */
export interface LinkedProjectQuote {
  /** Printed number */
  number: string;
  /** Name of the work */
  title: string;
  status: QuoteStatus;
  /**
     * Tax included; the accepted amount once it is accepted
     * @minimum 0
     */
  total: number;
  /**
     * Of the quote
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /** Where it is read and answered */
  link: string;
}

/**
 * Invoice of a project
 */
export interface LinkedProjectInvoice {
  /** As printed on the document */
  number: string;
  purpose: ProjectInvoicePurpose;
  /**
     * What its lines state, shortened; the title of the quote for a final invoice
     * @maxLength 200
     */
  description: string;
  status: InvoiceStatus;
  /**
     * Tax included
     * @minimum 0
     */
  total: number;
  /**
     * Still to pay
     * @minimum 0
     */
  left: number;
  /** ISO 4217 code */
  currency: string;
  /** When it was issued */
  issued_at: string;
  /** Last day to pay, in the shop's time zone */
  dueOn: string;
  /** Where it is read and paid */
  link: string;
}


/**
 * What is delivered
 */
export interface AdminDeliveryInput {
  /**
     * A product that is not published, with a file
     * @minimum 1
     * @maximum 2147483647
     */
  product_id: number;
  /** A plan of the product; its rights begin now */
  plan_id: string;
}

/**
 * What is handed over
 */
export interface HandoverInput {
  /**
     * Source code, accounts and documents that are handed over
     * @minLength 1
     * @maxLength 4000
     */
  source: string;
  /**
     * Rights that the client gets
     * @minLength 1
     * @maxLength 4000
     */
  rights: string;
  /**
     * Of the handover that it replaces; 0 without one
     * @minimum 0
     * @maximum 2147483647
     */
  version: number;
}

/**
 * The client's signature
 */
export interface HandoverSignature {
  /**
     * Version that was read
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
  /**
     * Full name of the person who signs
     * @minLength 2
     * @maxLength 100
     */
  name: string;
}


/**
 * Attachment of a message
 */
export interface ConversationFile {
  /** Identifies the file for download, and for attaching it */
  id: string;
  /**
     * File name; unsafe characters are replaced
     * @maxLength 120
     */
  name: string;
  /** Media type determined from the content */
  type: string;
  /**
     * Size of the file
     * @minimum 1
     */
  size_bytes: number;
}

/**
 * What is known of a message that arrived by email
 */
export interface MailedMessage {
  /**
     * Address in the From header; an email may name any address
     * @maxLength 254
     */
  email: string;
  /** Rest of the email: the earlier messages that it quotes, and the signature; empty without one */
  quoted: string;
  /**
     * Names of attachments that were not stored: too large, too many, or of a type that is not allowed
     * @maxItems 20
     * @items.maxLength 120
     */
  refused_files: string[];
}

/**
 * Message in a conversation
 */
export interface ConversationMessage {
  /** Identifies the message */
  id: string;
  from: ConversationSide;
  /** Plain text */
  text: string;
  /** Attachments in the order of sending */
  files: ConversationFile[];
  /** When it was sent */
  created_at: string;
  /** Email that it arrived in; null for what was written on the site, and for the studio's messages */
  mail: MailedMessage | null;
}

/**
 * Page of a project, as the reader of a link sees it: parts without a right are empty or null
 */
export interface LinkedProject {
  viewer: ClientViewer;
  /** Kind of work */
  title: string;
  /** The client */
  name: string;
  language: Language;
  phase: ProjectPhase;
  /**
     * Newest first
     * @maxItems 200
     */
  deliverables: Deliverable[];
  /**
     * What waits for whom
     * @maxItems 1000
     */
  waits: ProjectWait[];
  /**
     * Newest first
     * @maxItems 1000
     */
  decisions: ProjectDecision[];
  /**
     * That were sent, newest change first
     * @maxItems 200
     */
  quotes: LinkedProjectQuote[];
  /**
     * About quotes, hours and care plans, newest first
     * @maxItems 1000
     */
  invoices: LinkedProjectInvoice[];
  /** Oldest first */
  messages: ConversationMessage[];
  /**
     * Change requests, newest first
     * @maxItems 100
     */
  changes: ProjectChange[];
  /**
     * Hours of each month, newest first; null unless the studio shows them
     * @maxItems 600
     * @nullable
     */
  hours: ProjectMonthHours[] | null;
  /** Its current month; null while no plan runs */
  care_plan: LinkedCarePlan | null;
  /**
     * Software that was delivered, newest first
     * @maxItems 50
     */
  deliveries: ProjectDelivery[];
  /** Null until the studio offers one */
  handover: ProjectHandover | null;
}

/**
 * Person of a client's organisation
 */
export interface ProjectPerson {
  /** Identifies the person */
  id: string;
  /**
     * Signs with this name
     * @maxLength 100
     */
  name: string;
  /**
     * Where links are sent
     * @maxLength 254
     */
  email: string;
  /**
     * In a fixed order
     * @maxItems 4
     */
  rights: ClientRight[];
  /**
     * Name of the client who invited the person; empty for the studio
     * @maxLength 100
     */
  invited_by: string;
  /** When the person was added */
  created_at: string;
}

/**
 * People of the client of a project
 */
export interface ProjectPeople {
  /**
     * In the order in which they were added
     * @maxItems 50
     */
  items: ProjectPerson[];
}

/**
 * Person of a client's organisation
 */
export interface ProjectPersonInput {
  /**
     * Full name
     * @minLength 2
     * @maxLength 100
     */
  name: string;
  /**
     * Where links are sent
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  /**
     * At least one
     * @minItems 1
     * @maxItems 4
     */
  rights: ClientRight[];
}

/**
 * The organisation that is the client
 */
export interface LeadOrganisationInput {
  /**
     * Null for a person without an organisation
     * @maxLength 36
     * @nullable
     */
  organisation_id: string | null;
}

/**
 * Name of an organisation
 */
export interface OrganisationInput {
  /**
     * One line
     * @minLength 1
     * @maxLength 150
     */
  name: string;
}

/**
 * Organisation with its counts
 */
export interface AdminOrganisationRow {
  /** Identifies the organisation */
  id: string;
  /**
     * Name
     * @maxLength 150
     */
  name: string;
  /**
     * Number of its people
     * @minimum 0
     */
  people: number;
  /**
     * Number of its leads and projects
     * @minimum 0
     */
  projects: number;
}

/**
 * Organisations by name
 */
export interface AdminOrganisations {
  /**
     * By name
     * @maxItems 500
     */
  items: AdminOrganisationRow[];
}

/**
 * Lead or project of an organisation
 */
export interface OrganisationProject {
  /** Identifies the lead */
  id: string;
  /**
     * Kind of work
     * @maxLength 150
     */
  title: string;
  stage: LeadStage;
}

/**
 * Organisation with its people and projects
 */
export interface AdminOrganisation {
  /** Identifies the organisation */
  id: string;
  /**
     * Name
     * @maxLength 150
     */
  name: string;
  /**
     * In the order in which they were added
     * @maxItems 50
     */
  people: ProjectPerson[];
  /**
     * Newest change first
     * @maxItems 200
     */
  projects: OrganisationProject[];
}

/**
 * The client's response to a version
 */
export interface ProjectAnswerInput {
  kind: ProjectAnswerKind;
  /**
     * Full name of the person who responds
     * @minLength 2
     * @maxLength 100
     */
  name: string;
  /**
     * Required for changes, unless marks of the client on the version are open
     * @maxLength 2000
     */
  comment: string;
}

/**
 * Message of the client
 */
export interface ProjectMessageInput {
  /**
     * Plain text
     * @minLength 1
     * @maxLength 5000
     */
  text: string;
}

/**
 * Products a customer has saved
 */
export interface SavedProducts {
  /**
     * Most recently saved first
     * @maxItems 500
     * @items.minimum 1
     */
  productIds: number[];
}

/**
 * Number with its trend
 */
export interface Figure {
  /** Amounts are in the shop's currency */
  value: number;
  /**
     * Percent change against 30 days before; null without anything to compare
     * @nullable
     */
  change: number | null;
}

/**
 * Overview of a customer account
 */
export interface DashboardSummary {
  /** True for demo figures, shown until the account has an order, download or transaction */
  sample: boolean;
  totalOrders: Figure;
  downloads: Figure;
  walletBalance: Figure;
  activeProducts: Figure;
  /**
     * Newest first
     * @maxItems 5
     */
  recentOrders: Order[];
  /**
     * Newest first
     * @maxItems 5
     */
  recentDownloads: Download[];
}

/**
 * One calendar month in the shop's time zone
 */
export interface ReportMonth {
  /**
     * As `yyyy-mm`
     * @pattern ^[0-9]{4}-[0-9]{2}$
     */
  month: string;
  /**
     * Orders placed
     * @minimum 0
     */
  orders: number;
  /**
     * Total of the completed orders among them, in the shop's currency
     * @minimum 0
     */
  spending: number;
  /**
     * Completed downloads
     * @minimum 0
     */
  downloads: number;
}

/**
 * Activity of a customer by month
 */
export interface DashboardReports {
  /**
     * The last twelve months, oldest first, months without activity included
     * @minItems 12
     * @maxItems 12
     */
  months: ReportMonth[];
}


/**
 * Search result in a customer account
 */
export interface SearchHit {
  /** What was found */
  kind: SearchHitKind;
  /** Name to show */
  title: string;
  /** Secondary line, such as the date or price */
  detail: string;
  /** Path on this site */
  href: string;
}

/**
 * Results over products, orders and downloads
 */
export interface AccountSearch {
  /**
     * At most five of each kind
     * @maxItems 15
     */
  hits: SearchHit[];
}


/**
 * In-app notification of a customer
 */
export interface Notification {
  /** Identifies the notification */
  id: string;
  kind: NotificationKind;
  /** Headline */
  title: string;
  /** Plain text */
  text: string;
  /** Path on this site that it leads to */
  href: string;
  /** Whether the customer has seen it */
  read: boolean;
  /** When it appeared */
  created_at: string;
}

/**
 * One page of notifications
 */
export interface NotificationPage {
  /** Newest first */
  items: Notification[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
  /**
     * Unread notifications on all pages
     * @minimum 0
     */
  unread: number;
}

/**
 * Id of the plan; when omitted the plan is found by `tier`
 */
export type WantedPlan = string;

/**
 * Price of one unit that the buyer chooses, in the shop's currency and up to its limit. Required for a new purchase of a plan
 * with `suggestedPrice`, and not below its `price`; refused for any other plan.
 * @minimum 0
 * @maximum 1000000000000
 */
export type ChosenPrice = number;

/**
 * Number of units; each adds the devices that its plan allows
 * @minimum 1
 * @maximum 99
 */
export type Quantity = number;

/**
 * Bundle that a line was bought in; absent for a single product
 */
export interface OrderBundle {
  /**
     * Id of the bundle, used in its URL; null after it was deleted
     * @minimum 1
     * @nullable
     */
  id: number | null;
  /** Name of the bundle at the time of the order */
  name: string;
}

/**
 * One product of an order, with its plan
 */
export interface OrderLine {
  /** Identifies the line */
  id: string;
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /**
     * Plan name at the time of the order; null without plans
     * @nullable
     */
  tier: string | null;
  plan_id: PlanId | null;
  quantity: Quantity;
  /**
     * Listed price of the whole line before its discount, in the shop's currency
     * @minimum 0
     */
  price: number;
  /**
     * Deducted by the coupon; 0 without one
     * @minimum 0
     */
  discount: number;
  /**
     * Charged for the line, tax included
     * @minimum 0
     */
  amount: number;
  /**
     * Refunded or pending amount, with its share of refunds of the whole order
     * @minimum 0
     */
  refunded: number;
  /**
     * File of the line; null until the order is completed and after a refund that withdrew it
     * @nullable
     */
  download_id: string | null;
  bundle?: OrderBundle;
  /** True for seats, which the buyer gives to people; otherwise missing */
  seats?: boolean;
  country_price?: LineCountryPrice;
}

/**
 * File that an order gave
 */
export interface OrderFile {
  /** Name of the saved file */
  file_name: string;
  /**
     * Version of the file; null when unknown
     * @nullable
     */
  version: string | null;
  /**
     * Completed downloads
     * @minimum 0
     */
  download_count: number;
  /** True after a refund that withdrew the purchase */
  revoked: boolean;
  downloads_left?: DownloadsLeft;
}

/**
 * One product of an order as administrators see it
 */
export interface AdminOrderLine {
  /** Identifies the line */
  id: string;
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /**
     * Plan name at the time of the order; null without plans
     * @nullable
     */
  tier: string | null;
  quantity: Quantity;
  /**
     * Listed price of the whole line before its discount, in the shop's currency
     * @minimum 0
     */
  price: number;
  /**
     * Deducted by the coupon; 0 without one
     * @minimum 0
     */
  discount: number;
  /**
     * Charged for the line, tax included
     * @minimum 0
     */
  amount: number;
  /**
     * Refunded or pending amount, with its share of refunds of the whole order
     * @minimum 0
     */
  refunded: number;
  /** Null until the order is completed and for products without a file */
  file: OrderFile | null;
  /** What the line entitles the customer to; null before completion and without plans */
  rights: Entitlement | null;
  bundle?: OrderBundle;
  country_price?: LineCountryPrice;
}

/**
 * What a line of a guest order gave
 */
export interface GuestOrderLine {
  /** Id of the line in `order` */
  id: string;
  /**
     * Name of its file; null until the order is completed
     * @nullable
     */
  file_name: string | null;
  /**
     * Licence key; null until the order is completed and for products without keys
     * @nullable
     */
  licence: string | null;
  downloads_left?: DownloadsLeft;
}

/**
 * Plan of a product in the cart
 */
export interface CartItem {
  /** Identifies the item */
  id: string;
  /**
     * Id of the product, used in its URL
     * @minimum 1
     */
  product_id: number;
  /** Current title of the product */
  product_name: string;
  image: Picture;
  /** Id of the plan, the same after it is renamed */
  plan_id: string;
  /** Current name of the plan */
  tier: string;
  /** Period of the price as shown beside it */
  period: string;
  /**
     * Months of the plan's term; null without an end
     * @minimum 1
     * @nullable
     */
  termMonths: number | null;
  quantity: Quantity;
  /**
     * 1 for products without licence keys for devices and for products with imported keys, unless the plan is sold per seat
     * @minimum 1
     * @maximum 99
     */
  max_quantity: number;
  /**
     * Current price of one unit, in the shop's currency
     * @minimum 0
     */
  unitPrice: number;
  /**
     * Without a launch price
     * @minimum 0
     */
  regular_price: number;
  /**
     * Current price of all units
     * @minimum 0
     */
  amount: number;
  /** False when the product or plan is no longer for sale; it must be removed before ordering */
  available: boolean;
  /** Whether the account already has this plan */
  owned: boolean;
  /**
     * Lowest price of one unit, if the buyer chooses it; otherwise absent
     * @minimum 0
     */
  minimum_price?: number;
  /** True if its units are seats, which the buyer gives to people; otherwise missing */
  seats?: boolean;
}

/**
 * Product of a bundle in the cart
 */
export interface CartBundlePart {
  /**
     * Id of the product, used in its URL
     * @minimum 1
     */
  product_id: number;
  /** Current title of the product */
  product_name: string;
  /** Id of the plan, the same after it is renamed */
  plan_id: string;
  /** Current name of the plan */
  tier: string;
  /**
     * Current price of the plan alone
     * @minimum 0
     */
  price: number;
  /**
     * Its share of the price of the bundle
     * @minimum 0
     */
  amount: number;
  /** Whether the account has this plan for a lifetime; it is then not ordered, and its share is not charged */
  owned: boolean;
}

/**
 * Bundle in the cart
 */
export interface CartBundle {
  /**
     * Id of the bundle, used in its URL
     * @minimum 1
     */
  bundle_id: number;
  /** Current name of the bundle */
  name: string;
  image: Picture;
  /** In the owner's order */
  parts: CartBundlePart[];
  /**
     * Current price of the whole bundle, in the shop's currency
     * @minimum 0
     */
  price: number;
  /**
     * Sum of the current prices of its plans
     * @minimum 0
     */
  singlePrice: number;
  /**
     * `price` without the shares of plans that the account has for a lifetime
     * @minimum 0
     */
  amount: number;
  /** False when it has ended, is unpublished or contains something that is not for sale; it must be removed before ordering */
  available: boolean;
}

/**
 * Cart of a visitor or customer
 */
export interface Cart {
  /** In the order in which they were added */
  items: CartItem[];
  /**
     * Units of all items; a bundle is one
     * @minimum 0
     */
  count: number;
  /**
     * Current prices of what is for sale, without coupon and without a tax that is added
     * @minimum 0
     */
  amount: number;
  /** In the order in which they were added */
  bundles: CartBundle[];
}

/**
 * Bundle to add to the cart
 */
export interface CartBundleInput {
  /**
     * Id of the bundle
     * @minimum 1
     * @maximum 999999999
     */
  bundle_id: number;
}

/**
 * Plan to add to the cart
 */
export interface CartItemInput {
  /**
     * Id of the product
     * @minimum 1
     * @maximum 999999999
     */
  product_id: number;
  plan_id?: WantedPlan;
  /**
     * Name of a plan as the buyer saw it; used when `plan_id` is omitted
     * @minLength 1
     * @maxLength 60
     */
  tier: string;
  /** 1 when omitted */
  quantity?: Quantity;
  chosen_price?: ChosenPrice;
}

/**
 * New quantity of an item
 */
export interface CartItemChange {
  quantity: Quantity;
}

/**
 * As the customer types it; case and spaces are ignored
 * @minLength 1
 * @maxLength 32
 */
export type CouponCode = string;

/**
 * VAT number as the buyer typed it, with or without the prefix of its country; spaces, points and hyphens are ignored
 * @maxLength 40
 */
export type VatNumber = string;

/**
 * How to price the cart
 */
export interface CartQuoteInput {
  coupon?: CouponCode;
  /** Used when the account has no billing country; the seller's country when omitted */
  country?: CountryCode;
  /** VAT number of a visitor's business; an account has its own in the billing details */
  vat_number?: VatNumber;
  /** Whether the order will be a gift; nothing that the account owns is deducted from its bundles then */
  is_gift?: boolean;
}

/**
 * Price of one item
 */
export interface CartQuoteLine {
  /** Id of the item in the cart */
  item_id: string;
  /**
     * Listed price of all units before the discount
     * @minimum 0
     */
  price: number;
  /**
     * Deducted by the coupon; 0 without one
     * @minimum 0
     */
  discount: number;
  /**
     * Amount to pay for the item, tax included
     * @minimum 0
     */
  amount: number;
}

/**
 * Price of one bundle
 */
export interface CartQuoteBundle {
  /**
     * Id of the bundle
     * @minimum 1
     */
  bundle_id: number;
  /**
     * Price of its ordered plans before the discount
     * @minimum 0
     */
  price: number;
  /**
     * Deducted by the coupon; 0 without one
     * @minimum 0
     */
  discount: number;
  /**
     * Amount to pay for the bundle, tax included
     * @minimum 0
     */
  amount: number;
}

/**
 * Price of the cart for this buyer, valid now
 */
export interface CartQuote {
  /** In the order of the cart */
  lines: CartQuoteLine[];
  /**
     * Listed price before the discount, in the shop's currency
     * @minimum 0
     */
  price: number;
  /**
     * Deducted by the coupon; 0 without one
     * @minimum 0
     */
  discount: number;
  /**
     * Amount to pay, tax included
     * @minimum 0
     */
  total: number;
  /**
     * Code as the studio wrote it; null without one
     * @nullable
     */
  coupon: string | null;
  /**
     * Tax contained in `total`
     * @minimum 0
     */
  tax: number;
  /** Empty without tax */
  taxName: string;
  /**
     * Tax rate in percent; 0 without tax
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
  /** Whether listed prices include tax; otherwise it is added to `price` */
  taxIncluded: boolean;
  /** Country whose tax applies; empty when unknown */
  country: CountryCode;
  /** True while the buyer has no billing country, so the checkout should ask for it */
  countryAsked: boolean;
  /** True where the buyer's business accounts for the tax and is charged none, otherwise absent */
  reverseCharge?: boolean;
  /** True in countries whose businesses can buy without tax with a valid VAT number, otherwise absent */
  vatNumberAsked?: boolean;
  /** In the order of the cart */
  bundles: CartQuoteBundle[];
  country_price?: QuoteCountryPrice;
}

/**
 * True to buy the same again; without it a repetition within ten minutes is refused (409, `repeated_purchase`)
 */
export type BuyAgain = boolean;


/**
 * Who gets what is bought instead of the buyer. Only for orders with a price, and not for renewals and upgrades
 */
export interface GiftInput {
  /**
     * Name of the recipient; trimmed, one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  recipient_name: string;
  /** Where the link goes */
  recipient_email: Email;
  /**
     * Shown to the recipient; trimmed, one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  sender_name: string;
  /**
     * Plain text for the recipient; none when omitted
     * @maxLength 500
     */
  message?: string;
  /**
     * Day of the email in the shop's time zone, up to a year ahead; today when omitted
     * @maxLength 10
     */
  deliver_on?: string;
  /** Language of the email; that of the order when omitted */
  language?: Language;
}

/**
 * The number under which the buyer's organisation books the purchase, printed on the invoice; trimmed, one line, and none when empty
 * @maxLength 60
 */
export type PurchaseOrder = string;

/**
 * True to order on invoice, with `provider` manual: the invoice is emailed with its due day, and the order is completed when
 * it is paid. Refused (400) unless `PaymentMethods` offers it and the total is at most its `maximum`
 */
export type OnInvoice = boolean;

/**
 * Purchase of the cart by the signed-in customer
 */
export interface CartOrderInput {
  provider?: PaymentProvider;
  coupon?: CouponCode;
  /** Used, and stored as billing country, when the account has none; required for priced plans while tax rates are set */
  country?: CountryCode;
  total: SeenTotal;
  again?: BuyAgain;
  withdrawal_consent?: WithdrawalConsent;
  gift?: GiftInput;
  purchaseOrder?: PurchaseOrder;
  onInvoice?: OnInvoice;
}

/**
 * Purchase of the cart without an account
 */
export interface GuestCartOrderInput {
  provider?: PaymentProvider;
  coupon?: CouponCode;
  email: Email;
  /**
     * Printed on the invoice; trimmed, one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  country: CountryCode;
  total: SeenTotal;
  again?: BuyAgain;
  withdrawal_consent?: WithdrawalConsent;
  /** VAT number of the buyer's business, printed on the invoice */
  vat_number?: VatNumber;
  gift?: GiftInput;
  purchaseOrder?: PurchaseOrder;
}

/**
 * Makes the order a renewal or upgrade of an owned plan instead of a new one; cannot be combined with a coupon
 */
export interface PlanChangeInput {
  kind: PlanChange;
  /** Download whose plan is renewed or upgraded */
  download_id: string;
}

/**
 * Number of seats, for a plan that is sold per seat; one unit for the buyer when omitted
 * @minimum 1
 * @maximum 99
 */
export type SeatCount = number;

/**
 * Currency in which the buyer pays: the shop's when omitted, or `secondCurrency` of the site for a plan with a `secondPrice`
 * in it. Any other is refused (400), and so are a code, a gift, an order on invoice, a renewal or upgrade, and the wallet,
 * which are in the shop's currency.
 * @maxLength 3
 * @pattern ^[A-Z]{3}$
 */
export type BuyerCurrency = string;

/**
 * Purchase by the signed-in customer
 */
export interface OrderInput {
  /**
     * Id of the product
     * @minimum 1
     * @maximum 999999999
     */
  product_id: number;
  plan_id?: WantedPlan;
  /**
     * Name of a plan as the customer saw it; used when `plan_id` is omitted
     * @minLength 1
     * @maxLength 60
     */
  tier: string;
  provider?: PaymentProvider;
  coupon?: CouponCode;
  change?: PlanChangeInput;
  /** Used, and stored as billing country, when the account has none; required for priced plans while tax rates are set */
  country?: CountryCode;
  total?: SeenTotal;
  again?: BuyAgain;
  withdrawal_consent?: WithdrawalConsent;
  gift?: GiftInput;
  seats?: SeatCount;
  chosen_price?: ChosenPrice;
  purchaseOrder?: PurchaseOrder;
  onInvoice?: OnInvoice;
  currency?: BuyerCurrency;
}

/**
 * Purchase to price
 */
export interface QuoteInput {
  /**
     * Id of the product
     * @minimum 1
     * @maximum 999999999
     */
  product_id: number;
  plan_id?: WantedPlan;
  /**
     * Name of a plan as the customer saw it; used when `plan_id` is omitted
     * @minLength 1
     * @maxLength 60
     */
  tier: string;
  coupon?: CouponCode;
  /** Used when the account has no billing country; the seller's country when omitted */
  country?: CountryCode;
  seats?: SeatCount;
  chosen_price?: ChosenPrice;
  currency?: BuyerCurrency;
}

/**
 * Purchase without an account
 */
export interface GuestOrderInput {
  /**
     * Id of the product
     * @minimum 1
     * @maximum 999999999
     */
  product_id: number;
  plan_id?: WantedPlan;
  /**
     * Name of a plan as the customer saw it; used when `plan_id` is omitted
     * @minLength 1
     * @maxLength 60
     */
  tier: string;
  provider?: PaymentProvider;
  coupon?: CouponCode;
  email: Email;
  /**
     * Printed on the invoice; trimmed, one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  country: CountryCode;
  total?: SeenTotal;
  again?: BuyAgain;
  withdrawal_consent?: WithdrawalConsent;
  /** VAT number of the buyer's business, printed on the invoice */
  vat_number?: VatNumber;
  gift?: GiftInput;
  seats?: SeatCount;
  chosen_price?: ChosenPrice;
  currency?: BuyerCurrency;
  purchaseOrder?: PurchaseOrder;
}

/**
 * Purchase without an account to price
 */
export interface GuestQuoteInput {
  /**
     * Id of the product
     * @minimum 1
     * @maximum 999999999
     */
  product_id: number;
  plan_id?: WantedPlan;
  /**
     * Name of a plan as the customer saw it; used when `plan_id` is omitted
     * @minLength 1
     * @maxLength 60
     */
  tier: string;
  coupon?: CouponCode;
  /** The seller's country when omitted */
  country?: CountryCode;
  /** VAT number of the buyer's business; only a valid one changes the price */
  vat_number?: VatNumber;
  seats?: SeatCount;
  chosen_price?: ChosenPrice;
  currency?: BuyerCurrency;
}

/**
 * Address to send the links of all guest orders to
 */
export interface GuestLinkInput {
  email: Email;
}

/**
 * Change of an order's status
 */
export interface OrderEvent {
  status: OrderStatus;
  /** When the order got this status */
  created_at: string;
}


/**
 * How an order was paid; null while unpaid and for free plans
 */
export type PaidBy = {
  /** `manual` was confirmed by the studio */
  method: PaidByMethod;
  /** Customer-facing name of the payment method */
  title: string;
  /**
     * Reference of the payment; null when the order has no payment of its own
     * @nullable
     */
  code: string | null;
} | null;

/**
 * Coupon redeemed with an order
 */
export interface OrderCoupon {
  /** As the studio wrote it */
  code: string;
  /**
     * Deducted from the price, in the shop's currency
     * @minimum 0
     */
  discount: number;
}



/**
 * Refund as the customer sees it
 */
export interface OrderRefund {
  /** Identifies the refund */
  id: string;
  /**
     * Line of the order that it is for; null for the whole order
     * @nullable
     */
  line_id: string | null;
  /**
     * In the shop's currency
     * @minimum 0
     */
  amount: number;
  /**
     * The same in the currency of the order's `charge`; absent without one
     * @minimum 0
     */
  charged?: number;
  to: RefundTarget;
  origin: RefundOrigin;
  /**
     * Null when none was given
     * @nullable
     */
  reason: string | null;
  /** `pending` until the provider confirms it */
  status: OrderRefundStatus;
  /** When it was requested or reported */
  created_at: string;
}


/**
 * The customer's right to withdraw from the contract, and its use
 */
export interface ContractWithdrawal {
  basis: ContractWithdrawalBasis;
  /**
     * End of the statutory period; null without one
     * @nullable
     */
  until: string | null;
  /**
     * When the buyer agreed to immediate delivery; null without consent
     * @nullable
     */
  consented_at: string | null;
  /**
     * When the customer withdrew; null before
     * @nullable
     */
  received_at: string | null;
}


/**
 * Refund that the customer has asked for
 */
export interface RefundRequest {
  /** Identifies the request */
  id: string;
  /**
     * Line of the order that it is for; null for the whole order
     * @nullable
     */
  line_id: string | null;
  /**
     * What was left to refund when it was asked for, in the currency of the order
     * @minimum 0
     */
  amount: number;
  /** In the customer's words */
  reason: string;
  status: RefundRequestStatus;
  /**
     * Why it was declined; null otherwise
     * @nullable
     */
  answer: string | null;
  /** When it was asked for */
  created_at: string;
  /**
     * When the studio refunded or declined it; null while it is waiting
     * @nullable
     */
  decided_at: string | null;
}


/**
 * A gift as its buyer sees it
 */
export interface OrderGift {
  status: GiftStatus;
  /** Empty after the recipient's data was erased */
  recipient_name: string;
  /** Empty after the recipient's data was erased */
  recipient_email: string;
  /** As the recipient sees it */
  sender_name: string;
  /** Plain text; empty without one */
  message: string;
  /** Language of the email */
  language: Language;
  /** Day of the email in the shop's time zone */
  deliver_on: string;
  /**
     * When the latest email with the link was sent; null before
     * @nullable
     */
  sent_at: string | null;
  /**
     * When it was claimed; null before
     * @nullable
     */
  claimed_at: string | null;
  /** Whether the buyer has kept it */
  kept: boolean;
}

/**
 * What the order was in an earlier shop of the owner; absent for orders of this shop
 */
export interface MovedOrder {
  /**
     * Its number there; empty when unknown
     * @maxLength 60
     */
  reference: string;
  /**
     * Paid there; in no total of this shop
     * @minimum 0
     */
  paid: number;
  /**
     * ISO 4217 code of what was paid
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
}

/**
 * A customer's order with its history
 */
export interface OrderDetail {
  /** For the API; customers are shown `number` */
  id: string;
  /**
     * Order number shown to the customer
     * @minimum 1
     */
  number: number;
  /** Title of the first product at the time of the order, with '+ 2 more' for further ones */
  product_name: string;
  /**
     * Charged in the shop's currency, tax included
     * @minimum 0
     */
  amount: number;
  status: OrderStatus;
  /** When it was placed */
  created_at: string;
  /** What the buyer was charged, for an order in the second currency; its other amounts are their value in the shop's. Absent otherwise */
  charge?: OrderCharge;
  /**
     * Null after the product was deleted
     * @nullable
     */
  product_id: number | null;
  /**
     * Plan name at the time of the order; null without plans and with several lines
     * @nullable
     */
  tier: string | null;
  /** Null without plans and with several lines */
  plan_id: PlanId | null;
  /**
     * Everything that was bought
     * @minItems 1
     */
  lines: OrderLine[];
  /**
     * File of the first line; null until it is completed and after a refund that withdrew it
     * @nullable
     */
  download_id: string | null;
  /** Oldest first */
  history: OrderEvent[];
  paid_by: PaidBy;
  payment?: Payment;
  coupon?: OrderCoupon;
  change?: PlanChange;
  /** Completed and pending refunds, oldest first; declined ones are not shown */
  refunds: OrderRefund[];
  withdrawal: ContractWithdrawal;
  /** Latest refund that the customer has asked for; absent without one */
  refundRequest?: RefundRequest;
  gift?: OrderGift;
  /** Name of the person who gave what this order has, empty after that person's data was erased; missing for a purchase */
  gift_sender?: string;
  /** The buyer's own number of the purchase; absent without one */
  purchaseOrder?: PurchaseOrder;
  /** Last day to pay the invoice with which it was placed; absent unless it is paid by invoice */
  dueOn?: string;
  movedIn?: MovedOrder;
}


/**
 * Seller or buyer as printed on the document
 */
export interface InvoiceParty {
  /** Person or company */
  name: string;
  /** May have several lines; may be empty */
  address: string;
  /** ISO 3166-1 alpha-2; empty when unknown */
  country: string;
  /** VAT or tax id; may be empty */
  taxNumber: string;
  /** May be empty */
  email: string;
}

/**
 * Earlier invoice that a final invoice deducts
 */
export interface DeductedDeposit {
  /** Id of the invoice */
  id: string;
  /** As printed on it */
  number: string;
  /** Day of issue in the shop's time zone */
  issuedOn: string;
}

/**
 * Item of an invoice
 */
export interface InvoiceLine {
  /** What was supplied; of an order, product and plan at its time */
  description: string;
  /**
     * At most three decimals; 1 for an order, -1 for a deducted deposit
     * @minimum -1
     * @maximum 999999.999
     */
  quantity: number;
  /**
     * What the quantity counts; null for pieces
     * @nullable
     */
  unit: string | null;
  /** Price of one unit without tax and before the discount; negative on a credit note */
  unitPrice: number;
  /** Deducted from quantity times unit price; negative on a credit note */
  discount: number;
  /** Empty without tax */
  taxName: string;
  /**
     * Tax rate in percent; 0 without tax
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
  /** Without tax, in the invoice's currency */
  net: number;
  /** Tax on `net` */
  tax: number;
  /** Sum of `net` and `tax` */
  total: number;
  /**
     * End of the plan's term; null when it does not expire, absent without a plan and on credit notes
     * @nullable
     */
  until?: string | null;
  /** The deposit that this line deducts, with one line for each of its tax rates; absent on other lines */
  deposit?: DeductedDeposit;
}

/**
 * All lines of one tax rate
 */
export interface InvoiceTax {
  /** Empty without tax */
  name: string;
  /**
     * Tax rate in percent; 0 without tax
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /** Sum of the lines without tax; negative on a credit note */
  net: number;
  /** Sum of their tax; negative on a credit note */
  tax: number;
}

/**
 * How an invoice was paid
 */
export interface InvoicePayment {
  /** Customer-facing name of the payment method */
  title: string;
  /**
     * Reference of the payment; null when the order has no payment of its own
     * @nullable
     */
  code: string | null;
  /** When the money arrived */
  paid_at: string;
}

/**
 * Part of the amount due with its own day
 */
export interface InstalmentInput {
  /**
     * Last day to pay it, in the shop's time zone
     * @maxLength 10
     */
  dueOn: string;
  /**
     * Tax included, in the invoice's currency; above 0 for sending
     * @minimum 0
     * @maximum 10000000
     */
  amount: number;
}

/**
 * The sums of an order in the second currency as the buyer was charged them; negative on a credit note. The document prints
 * these, with the rate and the tax in the shop's currency; one that follows Mushak 6.3 prints the shop's, as the form demands.
 */
export interface InvoiceCharge {
  /**
     * ISO 4217 code of the sums
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /** Total without tax */
  net: number;
  /** Total of the tax */
  tax: number;
  /** Sum of `net` and `tax` */
  total: number;
  /**
     * One unit of it costs `rate` of the other currency
     * @pattern ^[A-Z]{3}$
     */
  base: string;
  /**
     * As the owner entered it, fixed with the order
     * @exclusiveMinimum 0
     */
  rate: number;
  /** Day of the rate */
  rate_date: string;
}

/**
 * Invoice or credit note, fixed when it is issued
 */
export interface Invoice {
  /** For the API; the document shows `number` */
  id: string;
  kind: InvoiceKind;
  /** Year and consecutive number without gaps; credit notes have their own sequence */
  number: string;
  /**
     * Number of the invoice that a credit note reduces; null for invoices
     * @nullable
     */
  refersTo: string | null;
  /**
     * Order it belongs to; null when the studio has written it
     * @minimum 1
     * @nullable
     */
  orderNumber: number | null;
  /** When it was issued */
  issued_at: string;
  /** When the order was placed; without an order, when it was sent */
  suppliedAt: string;
  /** Last day to pay, in the shop's time zone; absent with an order and on credit notes */
  dueOn?: string;
  /** The customer's own number of the purchase; absent when there is none */
  purchaseOrder?: string;
  /** Printed below the totals; absent when there is none */
  note?: string;
  /**
     * ISO 4217 code at the time of issue
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** Items, then deducted deposits, which together add up to the totals; one for an order */
  lines: InvoiceLine[];
  /** The lines by tax rate, in the order of their first line */
  taxes: InvoiceTax[];
  /** Tax of the first line; empty without tax */
  taxName: string;
  /**
     * Rate of the first line; 0 without tax
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
  /** Total without tax; negative on a credit note */
  net: number;
  /** Total of the tax; negative on a credit note */
  tax: number;
  /** Sum of `net` and `tax`; negative on a credit note */
  total: number;
  /** Whether the document follows Mushak 6.3 */
  mushak: boolean;
  /** IANA name of the shop's time zone when it was issued, used for its dates; UTC when absent, as on documents of earlier releases */
  time_zone?: string;
  /** Absent on credit notes and on documents of earlier releases */
  payment?: InvoicePayment;
  /** Parts of the total with their own days, the last of which is `dueOn`; absent when it is paid in one sum */
  instalments?: InstalmentInput[];
  /** True where the buyer accounts for the tax, otherwise absent */
  reverseCharge?: boolean;
  charge?: InvoiceCharge;
}

/**
 * Order bought without an account, as its link shows it
 */
export interface GuestOrder {
  order: OrderDetail;
  /** Where emails about the order go */
  email: string;
  /** In the order of the lines of `order` */
  lines: GuestOrderLine[];
  /**
     * Name of the first file; null until the order is completed
     * @nullable
     */
  file_name: string | null;
  /**
     * Licence key of the first line; null until the order is completed and for products without keys
     * @nullable
     */
  licence: string | null;
  /** Invoice and credit notes, oldest first */
  invoices: Invoice[];
  /** When the token of this call expires, 30 days after it was issued */
  expires_at: string;
}

/**
 * Guest orders of one email
 */
export interface GuestOrderList {
  /** Email that the link was sent to */
  email: string;
  /**
     * Newest first
     * @maxItems 20
     */
  items: GuestOrder[];
  /** When the token of this call expires, 30 days after it was issued */
  expires_at: string;
}

/**
 * Token that gives access to a guest order
 */
export interface GuestOrderToken {
  /** Value for the `X-Order-Token` header; repeating the call returns a new one */
  token: string;
}

/**
 * New guest order with the token that gives access to it
 */
export interface OpenedGuestOrder {
  /** Value for the `X-Order-Token` header; repeating the call returns a new one */
  token: string;
  order: GuestOrder;
}

/**
 * Another order: the paid one that gives something, or the recipient's that has it
 */
export interface RelatedOrder {
  /** For the API; customers are shown `number` */
  id: string;
  /**
     * Order number shown to the customer
     * @minimum 1
     */
  number: number;
}

/**
 * A gift as administrators see it, with who has it
 */
export interface AdminOrderGift {
  gift: OrderGift;
  /** Who has claimed it; null before and after the account was erased */
  holder: OrderCustomer | null;
  /** Order that gives the rights to the recipient; null before, and when the buyer has kept it */
  order: RelatedOrder | null;
}

/**
 * One product of a gift
 */
export interface GiftLine {
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /**
     * Plan name at the time of the order; null without plans
     * @nullable
     */
  tier: string | null;
  quantity: Quantity;
}

/**
 * A gift as its recipient sees it, without a price
 */
export interface Gift {
  status: GiftStatus;
  /** As the buyer wrote it */
  recipient_name: string;
  /** As the buyer wrote it; empty after the buyer's data was erased */
  sender_name: string;
  /** Plain text; empty without one */
  message: string;
  /** What it gives */
  lines: GiftLine[];
}

/**
 * The order that a claimed gift has become
 */
export interface ClaimedGift {
  /** Id of the recipient's order */
  id: string;
  /**
     * Value for the `X-Order-Token` header, which opens the order without an account; null with one
     * @nullable
     */
  token: string | null;
}

/**
 * Where to send a gift
 */
export interface GiftSendInput {
  recipient_email: Email;
}


/**
 * Seat of one person
 */
export interface Seat {
  /** Identifies the seat */
  id: string;
  /** Where the invitation went */
  email: string;
  /**
     * Name of the account that has accepted it; null before and without an account
     * @nullable
     */
  name: string | null;
  status: SeatStatus;
  /** When the latest invitation was sent */
  invited_at: string;
  /**
     * Null before
     * @nullable
     */
  accepted_at: string | null;
}

/**
 * Seats of one line of an order, as its buyer sees them
 */
export interface OrderSeats {
  /** Identifies the line */
  line_id: string;
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /**
     * Plan name at the time of the order; null without plans
     * @nullable
     */
  tier: string | null;
  /**
     * Number of seats
     * @minimum 0
     * @maximum 99
     */
  total: number;
  /**
     * Seats without a person
     * @minimum 0
     * @maximum 99
     */
  free: number;
  /**
     * End of all seats unless renewed; null for no end
     * @nullable
     */
  until: string | null;
  /** False once the plan has ended, or was refunded */
  active: boolean;
  /**
     * People with a seat and those invited, in the order of inviting
     * @maxItems 99
     */
  seats: Seat[];
  /**
     * Seats that were refunded and are not part of `total`; absent without any
     * @minimum 1
     * @maximum 99
     */
  refunded?: number;
}

/**
 * Seats of an order
 */
export interface OrderSeatsList {
  /** One for each line that was bought as seats */
  items: OrderSeats[];
}

/**
 * People to invite
 */
export interface SeatInvitationInput {
  /** Line of the order */
  line_id: string;
  /**
     * Each counts once
     * @minItems 1
     * @maxItems 99
     */
  emails: Email[];
}

/**
 * Where to send an invitation
 */
export interface SeatSendInput {
  email: Email;
}

/**
 * Invitation as the invited person sees it, without a price
 */
export interface SeatInvitation {
  /** Name in the billing details of the order; empty after the buyer's data was erased */
  buyer_name: string;
  /** Where the invitation went */
  email: string;
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /**
     * Plan name at the time of the order; null without plans
     * @nullable
     */
  tier: string | null;
  /**
     * End of the seat unless renewed; null for no end
     * @nullable
     */
  until: string | null;
  /** False once the plan has ended, or was refunded */
  active: boolean;
  /** Whether it has been accepted */
  accepted: boolean;
  /** Whether the signed-in account has this plan already, from another order */
  owned: boolean;
}

/**
 * The order that an accepted seat has become
 */
export interface AcceptedSeat {
  /** Id of the person's order */
  id: string;
  /**
     * Value for the `X-Order-Token` header, which opens the order without an account; null with one
     * @nullable
     */
  token: string | null;
}

/**
 * The second currency in which the same purchase is sold; absent without a price in it
 */
export interface QuoteSecondPrice {
  /** The second currency */
  currency: Currency;
  /**
     * What it costs in it, tax included
     * @minimum 0
     */
  total: number;
}

/**
 * Price of a plan for this customer, valid now
 */
export interface OrderQuote {
  /**
     * Listed price before the discount, in the shop's currency
     * @minimum 0
     */
  price: number;
  /**
     * Deducted by the coupon; 0 without one
     * @minimum 0
     */
  discount: number;
  /**
     * Amount to pay, tax included
     * @minimum 0
     */
  total: number;
  /**
     * Code as the studio wrote it; null without one
     * @nullable
     */
  coupon: string | null;
  /**
     * Tax contained in `total`
     * @minimum 0
     */
  tax: number;
  /** Empty without tax */
  taxName: string;
  /**
     * Tax rate in percent; 0 without tax
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
  /** Whether listed prices include tax; otherwise it is added to `price` */
  taxIncluded: boolean;
  /** Country whose tax applies; empty when unknown */
  country: CountryCode;
  /** True while the customer has no billing country, so the checkout should ask for it */
  countryAsked: boolean;
  /** True where the buyer's business accounts for the tax and is charged none, otherwise absent */
  reverseCharge?: boolean;
  /** True in countries whose businesses can buy without tax with a valid VAT number, otherwise absent */
  vatNumberAsked?: boolean;
  country_price?: QuoteCountryPrice;
  /** What is paid instead when the price was asked in the second currency: the other amounts are their value in the books then. Absent otherwise */
  charge?: OrderCharge;
  second_charge?: QuoteSecondPrice;
}


/**
 * Code of a link that a visitor followed
 */
export interface ReferralInput {
  /**
     * As in the link, ignoring case
     * @minLength 1
     * @maxLength 100
     */
  code: string;
}

/**
 * What an affiliate's link has earned, in the shop's currency
 */
export interface CommissionTotals {
  /**
     * Visitors who followed the link and are still remembered
     * @minimum 0
     */
  visits: number;
  /**
     * Paid orders with commission; refunded ones are not counted
     * @minimum 0
     */
  orders: number;
  /** Commission whose holding period has not ended */
  held: number;
  /** Commission that goes to the wallet next; negative while refunds exceed it, and then later commission makes up for it */
  ready: number;
  /**
     * Commission added to the wallet
     * @minimum 0
     */
  paid: number;
}

/**
 * Link of a customer, with what it earns
 */
export interface AffiliateLink {
  /** Stays the same when the code is changed */
  id: string;
  /** Lowercase letters, digits and hyphens; unique */
  code: string;
  /** The link to share */
  url: string;
  /**
     * Percent of an order's price after discount and without tax
     * @minimum 1
     * @maximum 90
     */
  percent: number;
  /**
     * Days for which a visit counts
     * @minimum 1
     * @maximum 365
     */
  days: number;
  /**
     * Days from the payment of an order until its commission goes to the wallet
     * @minimum 0
     * @maximum 365
     */
  hold_days: number;
  /** Titles of the products with commission; empty for all */
  products: string[];
  /** False while paused; visits and orders do not count then */
  active: boolean;
  totals: CommissionTotals;
}


/**
 * Commission of an order, or its deduction after a refund
 */
export interface CommissionEntry {
  /** For lists */
  id: string;
  /** Code of the link */
  code: string;
  /** In the shop's currency; negative after a refund */
  amount: number;
  state: CommissionState;
  /** End of the holding period */
  available_at: string;
  /** When the order was paid or refunded */
  created_at: string;
}

/**
 * Affiliate links of a customer
 */
export interface Affiliate {
  /** Newest first */
  links: AffiliateLink[];
  /**
     * Newest first
     * @maxItems 100
     */
  entries: CommissionEntry[];
}

/**
 * Affiliate's link to create or change
 */
export interface AffiliateInput {
  /**
     * Lowercase letters, digits and hyphens; unique
     * @minLength 2
     * @maxLength 32
     * @pattern ^[a-z0-9][a-z0-9-]*$
     */
  code: string;
  /**
     * Email of the affiliate's account
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  /**
     * Percent of an order's price after discount and without tax
     * @minimum 1
     * @maximum 90
     */
  percent: number;
  /**
     * Days for which a visit counts
     * @minimum 1
     * @maximum 365
     */
  days: number;
  /**
     * Days from the payment of an order until its commission goes to the wallet
     * @minimum 0
     * @maximum 365
     */
  hold_days: number;
  /**
     * Products with commission; empty for all
     * @maxItems 200
     * @items.minimum 1
     * @items.maximum 999999999
     */
  products: number[];
  /** False to pause it */
  active: boolean;
  /**
     * Version that was edited; required for a change, an outdated one is refused (409)
     * @minimum 1
     * @maximum 999999999
     */
  version?: number;
}

/**
 * Affiliate's link as administrators see it
 */
export interface AdminAffiliate {
  /** Stays the same when the code is changed */
  id: string;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Lowercase letters, digits and hyphens; unique */
  code: string;
  /** The link to share */
  url: string;
  customer: OrderCustomer;
  /**
     * Percent of an order's price after discount and without tax
     * @minimum 1
     * @maximum 90
     */
  percent: number;
  /**
     * Days for which a visit counts
     * @minimum 1
     * @maximum 365
     */
  days: number;
  /**
     * Days from the payment of an order until its commission goes to the wallet
     * @minimum 0
     * @maximum 365
     */
  hold_days: number;
  /**
     * Products with commission; empty for all
     * @items.minimum 1
     */
  products: number[];
  /** False while paused; visits and orders do not count then */
  active: boolean;
  totals: CommissionTotals;
  /** When it was created */
  created_at: string;
}

/**
 * All affiliates' links
 */
export interface AdminAffiliateList {
  /**
     * Newest first
     * @maxItems 200
     */
  items: AdminAffiliate[];
}

/**
 * Order that earned commission
 */
export interface CommissionedOrder {
  /** Id of the order */
  id: string;
  /**
     * Order number shown to the customer
     * @minimum 1
     */
  number: number;
}

/**
 * Entry of commission with its order
 */
export interface AdminCommission {
  /** For lists */
  id: string;
  order: CommissionedOrder;
  /** In the shop's currency; negative after a refund */
  amount: number;
  state: CommissionState;
  /** End of the holding period */
  available_at: string;
  /** When the order was paid or refunded */
  created_at: string;
}

/**
 * Latest entries of an affiliate's commission
 */
export interface AdminCommissionList {
  /**
     * Newest first
     * @maxItems 100
     */
  items: AdminCommission[];
}

/**
 * Coupon to create or change
 */
export interface CouponInput {
  /**
     * Capital letters, digits and hyphens; unique
     * @minLength 3
     * @maxLength 32
     * @pattern ^[A-Z0-9][A-Z0-9-]*$
     */
  code: string;
  kind: CouponKind;
  /**
     * Whole percent from 1 to 100, or an amount in the shop's currency up to its limit
     * @minimum 0.01
     * @maximum 1000000000000
     */
  value: number;
  /**
     * Products it applies to; empty for all
     * @maxItems 200
     * @items.minimum 1
     * @items.maximum 999999999
     */
  products: number[];
  /**
     * End of validity, exclusive; null for no end
     * @nullable
     */
  endsAt: string | null;
  /**
     * Number of orders that may redeem it; null for no limit
     * @minimum 1
     * @maximum 1000000
     * @nullable
     */
  limit: number | null;
  /** False to pause it */
  active: boolean;
  /**
     * Version that was edited; required for a change, an outdated one is refused (409)
     * @minimum 1
     * @maximum 999999999
     */
  version?: number;
}

/**
 * Coupon as administrators see it
 */
export interface AdminCoupon {
  /** Stays the same when the code is changed */
  id: string;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Capital letters, digits and hyphens; unique */
  code: string;
  kind: CouponKind;
  /**
     * Percent, or an amount in the shop's currency, by `kind`
     * @minimum 0
     */
  value: number;
  /**
     * Products it applies to; empty for all
     * @items.minimum 1
     */
  products: number[];
  /**
     * End of validity, exclusive; null for no end
     * @nullable
     */
  endsAt: string | null;
  /**
     * Number of orders that may redeem it; null for no limit
     * @minimum 1
     * @nullable
     */
  limit: number | null;
  /** False while paused */
  active: boolean;
  /**
     * Orders that redeemed it, without cancelled ones
     * @minimum 0
     */
  uses: number;
  /** When it was created */
  created_at: string;
}

/**
 * Single-use coupons to create
 */
export interface CouponBatchInput {
  /**
     * Capital letters, digits and hyphens, followed in each code by a hyphen and eight characters
     * @minLength 2
     * @maxLength 20
     * @pattern ^[A-Z0-9][A-Z0-9-]*$
     */
  prefix: string;
  /**
     * Number of codes
     * @minimum 1
     * @maximum 1000
     */
  count: number;
  kind: CouponKind;
  /**
     * Whole percent from 1 to 100, or an amount in the shop's currency up to its limit
     * @minimum 0.01
     * @maximum 1000000000000
     */
  value: number;
  /**
     * Products they apply to; empty for all
     * @maxItems 200
     * @items.minimum 1
     * @items.maximum 999999999
     */
  products: number[];
  /**
     * End of validity, exclusive; null for no end
     * @nullable
     */
  endsAt: string | null;
}

/**
 * Single-use coupons that were created
 */
export interface CouponBatch {
  /** Beginning of their codes */
  prefix: string;
  /**
     * Number of codes
     * @minimum 1
     */
  count: number;
}

/**
 * One page of coupons
 */
export interface AdminCouponPage {
  /** Newest first */
  items: AdminCoupon[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * One page of wallet transactions
 */
export interface TransactionPage {
  /** Newest first */
  items: Transaction[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * VAT number to check
 */
export interface VatCheckInput {
  /** Country of the buyer */
  country: CountryCode;
  number: VatNumber;
}


/**
 * What is known about a VAT number
 */
export interface VatCheck {
  result: VatCheckResult;
  /** With the prefix of its country and without spaces; as it was typed when it is malformed or from elsewhere */
  number: string;
  /**
     * Name registered in VIES for a valid number; null when the country does not disclose it
     * @nullable
     */
  name: string | null;
  /**
     * Number with which VIES can prove the check later; null for sellers without a VAT number of their own
     * @nullable
     */
  consultation: string | null;
  /**
     * When VIES answered; null when it did not
     * @nullable
     */
  checked_at: string | null;
  /** Whether its owner is charged no tax and accounts for it instead: reverse charge */
  untaxed: boolean;
}

/**
 * What future invoices state about the seller, and tax rates
 */
export interface InvoiceSettings {
  /**
     * Empty to use the site's name
     * @maxLength 200
     */
  sellerName: string;
  /**
     * May have several lines
     * @maxLength 500
     */
  sellerAddress: string;
  /** Country of the studio, preselected for customers; unchanged when omitted, present in every answer */
  sellerCountry?: CountryCode;
  /**
     * VAT or tax id of the studio; a Bangladeshi BIN (13 digits) makes invoices follow Mushak 6.3
     * @maxLength 40
     */
  taxNumber: string;
  /**
     * One per country; the rate with an empty country applies to all others. Without rates no tax is charged.
     * @maxItems 60
     */
  rates: TaxRate[];
  /** Whether listed prices include tax, otherwise it is added; unchanged when omitted, present in every answer */
  pricesIncludeTax?: boolean;
  /**
     * Version that was edited, an outdated one is refused (409); 0 before the first
     * @minimum 0
     */
  version: number;
}


/**
 * Documents of one kind, category, rate and currency
 */
export interface VatReturnRow {
  kind: InvoiceKind;
  category: VatCategory;
  /**
     * Rate of the tax
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * ISO 4217 code
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /**
     * Documents with such a line
     * @minimum 1
     */
  documents: number;
  /** Value without tax; negative for credit notes */
  net: number;
  /** The tax; negative for credit notes */
  tax: number;
}

/**
 * The VAT of a month
 */
export interface VatReturn {
  /**
     * As `yyyy-mm` in the time zone of the shop
     * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
     */
  month: string;
  /** By currency; invoices before credit notes, taxed supplies before the others */
  rows: VatReturnRow[];
  /** VAT that customers have withheld (VDS), less what was corrected, by currency */
  withheld: MoneySum[];
}



/**
 * Who a document was issued to
 */
export interface InvoiceCustomer {
  /**
     * Id of the account or guest; null after it was erased
     * @nullable
     */
  id: string | null;
  /** As printed on the document */
  name: string;
  /** As printed on the document; may be empty */
  email: string;
  /** True for a purchase without an account, otherwise absent */
  guest?: boolean;
}

/**
 * Order of a document
 */
export interface InvoicedOrder {
  /** Id of the order */
  id: string;
  /**
     * Order number shown to the customer
     * @minimum 1
     */
  number: number;
}

/**
 * Invoice or credit note in the administration's list
 */
export interface AdminInvoiceRow {
  /** For the API; the document shows `number` */
  id: string;
  kind: InvoiceKind;
  /** As printed on the document */
  number: string;
  /**
     * Number of the invoice that a credit note reduces; null for invoices
     * @nullable
     */
  refersTo: string | null;
  /** When it was issued */
  issued_at: string;
  customer: InvoiceCustomer;
  /** Null when the studio has written the invoice */
  order: InvoicedOrder | null;
  /**
     * The invoice written by the studio that `adminGetInvoice` has, also of a credit note; null with an order
     * @nullable
     */
  invoice_id: string | null;
  /** Tax included; negative on a credit note */
  total: number;
  /** ISO 4217 code at the time of issue */
  currency: string;
  status: InvoiceStatus;
}

/**
 * Number of documents by kind
 */
export interface InvoiceCounts {
  /**
     * Number of invoices
     * @minimum 0
     */
  invoice: number;
  /**
     * Number of credit notes
     * @minimum 0
     */
  credit_note: number;
}

/**
 * One page of invoices and credit notes
 */
export interface AdminInvoicePage {
  /** In the requested order */
  items: AdminInvoiceRow[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
  /** Matches by kind, regardless of the requested one; absent when `total` is an estimate */
  counts?: InvoiceCounts;
  /** Totals of all matching invoices less those of the credit notes, by currency; absent when there are too many to add up */
  sums?: MoneySum[];
  /** ISO 4217 codes of all documents, regardless of filters, in alphabetical order */
  currencies: string[];
}

/**
 * Invoice whose buyer has no country
 */
export interface CountrylessInvoice {
  /** Id of the invoice */
  id: string;
  /** As printed on the document */
  number: string;
  /**
     * Id of the order; null when the studio has written it
     * @nullable
     */
  orderId: string | null;
  /**
     * Order number shown to the customer; null without an order
     * @minimum 1
     * @nullable
     */
  orderNumber: number | null;
  /** When it was issued */
  issued_at: string;
  /** Name printed on the invoice */
  buyer: string;
  /**
     * Tax included
     * @minimum 0
     */
  total: number;
  /** ISO 4217 code */
  currency: string;
}

/**
 * Invoices to complete for tax reporting
 */
export interface CountrylessInvoices {
  /**
     * Newest first, at most 100
     * @maxItems 100
     */
  items: CountrylessInvoice[];
  /**
     * All such invoices, those beyond `items` included
     * @minimum 0
     */
  total: number;
}

/**
 * Customers that an invoice can be sent to
 */
export interface InvoiceRecipientList {
  /**
     * In alphabetical order
     * @maxItems 10
     */
  items: InvoiceDraftRecipient[];
}

/**
 * Item of a draft
 */
export interface InvoiceDraftLine {
  /**
     * What is supplied; required for sending
     * @maxLength 500
     */
  description: string;
  /**
     * At most three decimals; above 0 for sending
     * @minimum 0
     * @maximum 999999.999
     */
  quantity: number;
  /**
     * What the quantity counts; empty for pieces
     * @maxLength 40
     */
  unit: string;
  /**
     * Price of one unit without tax
     * @minimum 0
     * @maximum 10000000
     */
  unitPrice: number;
  /**
     * Deducted from the line without tax; at most the line
     * @minimum 0
     * @maximum 10000000
     */
  discount: number;
  /**
     * Empty without tax
     * @maxLength 40
     */
  taxName: string;
  /**
     * Tax rate in percent; 0 without tax
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
}

/**
 * Everything that is typed in a draft
 */
export interface InvoiceDraftInput {
  recipient: InvoiceDraftRecipient;
  /**
     * In the order of the document; one is required for sending
     * @maxItems 100
     */
  lines: InvoiceDraftLine[];
  /**
     * Printed below the totals; may have several lines
     * @maxLength 1000
     */
  note: string;
  /**
     * The customer's own number of the purchase; may be empty
     * @maxLength 60
     */
  purchaseOrder: string;
  /**
     * Days from sending until it is due
     * @minimum 0
     * @maximum 365
     */
  dueDays: number;
  /**
     * Version that was edited, an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
  /**
     * Ids of earlier invoices that it deducts, see `adminListInvoiceDeposits`; none when absent
     * @maxItems 22
     */
  deposits?: string[];
  /**
     * Parts of the amount due, which replace `dueDays`; paid in one sum when empty or absent. For sending they add up to it, in the order of their days
     * @maxItems 24
     */
  instalments?: InstalmentInput[];
}

/**
 * Person of an organisation who pays its invoices
 */
export interface InvoicePayer {
  /** Name of the person */
  name: string;
  /** Where emails about the invoice go */
  email: string;
}

/**
 * Invoice that has not been sent
 */
export interface InvoiceDraft {
  /** Id of the draft */
  id: string;
  recipient: InvoiceDraftRecipient;
  /**
     * People who pay for the organisation of its project: the invoice is emailed to them instead of the recipient; empty for other drafts
     * @maxItems 50
     */
  payers: InvoicePayer[];
  /**
     * In the order of the document
     * @maxItems 100
     */
  lines: InvoiceDraftLine[];
  /**
     * Printed below the totals
     * @maxLength 1000
     */
  note: string;
  /**
     * The customer's own number of the purchase
     * @maxLength 60
     */
  purchaseOrder: string;
  /**
     * Days from sending until it is due
     * @minimum 0
     * @maximum 365
     */
  dueDays: number;
  /**
     * The shop's
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /**
     * Total without tax
     * @minimum 0
     */
  net: number;
  /**
     * Total of the tax
     * @minimum 0
     */
  tax: number;
  /**
     * Sum of `net` and `tax`
     * @minimum 0
     */
  total: number;
  /**
     * Increases with every save
     * @minimum 1
     */
  version: number;
  /**
     * Administrator who saved it last; null after the account was erased
     * @nullable
     */
  savedBy: string | null;
  /** When it was saved last */
  savedAt: string;
  /**
     * The invoice that it became; null until it is sent
     * @nullable
     */
  invoice_id: string | null;
  /**
     * Ids of earlier invoices that it deducts, in the order of the document; the totals above are those of its lines alone
     * @maxItems 22
     */
  deposits: string[];
  /**
     * Parts of the amount due; empty when it is paid in one sum
     * @maxItems 24
     */
  instalments: InstalmentInput[];
  /**
     * The recurring invoice whose template it was copied from; null for others and once that has ended
     * @nullable
     */
  schedule_id: string | null;
}

/**
 * Earlier invoice of the recipient that a draft can deduct
 */
export interface InvoiceDeposit {
  /** Id of the invoice */
  id: string;
  /** As printed on the document */
  number: string;
  /** Day of issue in the shop's time zone */
  issuedOn: string;
  /**
     * What would be deducted, tax included: its total less its credit notes
     * @minimum 0
     */
  total: number;
  /**
     * The part of its total that is still to pay; it stays due on that invoice
     * @minimum 0
     */
  left: number;
  /** What would be deducted by tax rate */
  taxes: InvoiceTax[];
}

/**
 * Earlier invoices of the recipient that a draft can deduct
 */
export interface InvoiceDepositList {
  /**
     * Newest first, at most 100
     * @maxItems 100
     */
  items: InvoiceDeposit[];
}

/**
 * Draft in the administration's list
 */
export interface InvoiceDraftRow {
  /** Id of the draft */
  id: string;
  /** Recipient as typed; may be empty */
  name: string;
  /** As typed; may be empty */
  email: string;
  /**
     * Tax included
     * @minimum 0
     */
  total: number;
  /** ISO 4217 code */
  currency: string;
  /**
     * Administrator who saved it last; null after the account was erased
     * @nullable
     */
  savedBy: string | null;
  /** When it was saved last */
  savedAt: string;
}

/**
 * Drafts that have not been sent
 */
export interface InvoiceDraftList {
  /**
     * Last saved first
     * @maxItems 200
     */
  items: InvoiceDraftRow[];
}

/**
 * What a new draft begins with
 */
export interface InvoiceDraftStart {
  /** Id of an invoice written by the studio or of a recurring invoice */
  copyOf?: string;
}

/**
 * Which state of a draft is sent
 */
export interface InvoiceSending {
  /**
     * Version that the sender has seen, an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
  /**
     * Amount due that the sender has seen; refused (409) when a deposit was credited since. Not checked when absent
     * @minimum 0
     * @maximum 10000000
     */
  due?: number;
}



/**
 * When the invoice of a draft recurs; without `ends_on` and `times` it has no end
 */
export interface InvoiceScheduleInput {
  /** The draft that becomes the template */
  draft_id: string;
  /**
     * Version that the sender has seen, an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
  every: InvoiceInterval;
  /**
     * First day of the first period and day of its invoice, in the shop's time zone; not in the past. In shorter months the last day takes the place of the 29th to 31st
     * @maxLength 10
     */
  first_on: string;
  /**
     * Last day on which an invoice may be made; not with `times`
     * @maxLength 10
     * @nullable
     */
  ends_on?: string | null;
  /**
     * Number of invoices; not with `ends_on`
     * @minimum 1
     * @maximum 600
     * @nullable
     */
  times?: number | null;
  /** Whether invoices are issued and emailed; otherwise they wait as drafts */
  sends: boolean;
}

/**
 * New status of a recurring invoice
 */
export interface InvoiceScheduleChange {
  status: InvoiceScheduleStatus;
  /**
     * Version that the sender has seen, an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
}

/**
 * The draft that replaces the template of a recurring invoice
 */
export interface InvoiceTemplateInput {
  /** Id of the draft */
  draft_id: string;
  /**
     * Version that the sender has seen, an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
}

/**
 * Recurring invoice
 */
export interface InvoiceSchedule {
  /** Id of the recurring invoice */
  id: string;
  /** Recipient */
  name: string;
  /** Where its invoices are sent */
  email: string;
  every: InvoiceInterval;
  /** First day of the first period */
  first_on: string;
  /**
     * Day of the next invoice; null when it has ended
     * @nullable
     */
  next_on: string | null;
  /** Period of the next invoice as written on it; empty when it has ended */
  next_period: string;
  /**
     * Last day on which an invoice may be made; null for none
     * @nullable
     */
  ends_on: string | null;
  /**
     * Number of invoices; null for no limit
     * @nullable
     */
  times: number | null;
  /**
     * Number of invoices made so far
     * @minimum 0
     */
  made: number;
  /** Whether invoices are issued and emailed */
  sends: boolean;
  status: InvoiceScheduleStatus;
  /**
     * Total of one invoice, tax included
     * @minimum 0
     */
  total: number;
  /**
     * Total of the invoices of a year
     * @minimum 0
     */
  yearly: number;
  /** ISO 4217 code */
  currency: string;
  /**
     * Increases with every change
     * @minimum 1
     */
  version: number;
}

/**
 * Recurring invoices
 */
export interface InvoiceScheduleList {
  /**
     * By their next day, then those that have ended
     * @maxItems 200
     */
  items: InvoiceSchedule[];
}

/**
 * When an invoice recurs
 */
export interface InvoiceRecurrence {
  every: InvoiceInterval;
  /**
     * Day of the next invoice; null while it is paused and after its end
     * @nullable
     */
  next_on: string | null;
}

/**
 * One reminder of the plan
 */
export interface ReminderStep {
  /**
     * Days after the due date; negative before it, 0 on it
     * @minimum -60
     * @maximum 180
     */
  days: number;
  /** Whether it is sent */
  active: boolean;
}

/**
 * When recipients of unpaid invoices are reminded
 */
export interface ReminderPlan {
  /**
     * By `days`, each once
     * @maxItems 12
     */
  steps: ReminderStep[];
  /** Whether reminders of Fridays and Saturdays wait until Sunday */
  skips_weekend: boolean;
  /**
     * Version that was edited, an outdated one is refused (409); 0 before the first
     * @minimum 0
     */
  version: number;
}

/**
 * Reminder that was sent for an invoice
 */
export interface SentReminder {
  /** Id of the reminder */
  id: string;
  /** When it was sent */
  sent_at: string;
  /** Due date of the instalment that it is about; of the invoice if it has none */
  dueOn: string;
  /**
     * Step of the plan; null when an administrator has sent it
     * @nullable
     */
  days: number | null;
  /**
     * What it asked for, in the invoice's currency
     * @minimum 0
     */
  amount: number;
  /**
     * Administrator who has sent it; null for the plan and after the account was erased
     * @nullable
     */
  sent_by: string | null;
}

/**
 * Reminder that will be sent unless the invoice is paid before
 */
export interface UpcomingReminder {
  /** Day on which it is sent, in the shop's time zone */
  on: string;
  /** Due date of the instalment that it is about; of the invoice if it has none */
  dueOn: string;
  /** Step of the plan */
  days: number;
}

/**
 * `paid`: nothing is left to pay; `payment_check`: a payment is being checked; `disputed`: a payment is disputed; `silenced`: by an administrator
 * @nullable
 */
export type ReminderPauseReason = typeof ReminderPauseReason[keyof typeof ReminderPauseReason] | null;


export const ReminderPauseReason = {
  paid: 'paid',
  payment_check: 'payment_check',
  disputed: 'disputed',
  silenced: 'silenced',
} as const;

/**
 * Reminders of an invoice, sent and upcoming
 */
export interface InvoiceReminders {
  /** Whether an administrator has silenced it */
  silenced: boolean;
  /** Why the plan sends nothing now; null when it does */
  pause_reason: ReminderPauseReason | null;
  /** Oldest first */
  sent: SentReminder[];
  /**
     * In the order of their days; empty while nothing is sent
     * @maxItems 300
     */
  upcoming: UpcomingReminder[];
}

/**
 * Which state of an invoice the sender has seen
 */
export interface InvoiceReminderInput {
  /**
     * Number of sent reminders that the caller has seen; any other number is refused (409)
     * @minimum 0
     * @maximum 100000
     */
  sent: number;
}

/**
 * Whether an invoice is silenced
 */
export interface InvoiceSilence {
  /** Whether the plan sends nothing for it */
  silenced: boolean;
}

/**
 * Amount to credit
 */
export interface InvoiceCreditInput {
  /**
     * Tax included, in the invoice's currency
     * @minimum 0.01
     * @maximum 10000000
     */
  amount: number;
  /**
     * What the sender saw as left to credit; a second press is refused (409)
     * @minimum 0.01
     * @maximum 10000000
     */
  left: number;
}



/**
 * Proof that withheld tax was paid to the state
 */
export interface TaxCertificate {
  /**
     * As printed, for example of Mushak 6.6
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  number: string;
  /**
     * Day of the certificate; not in the future
     * @maxLength 10
     */
  issuedOn: string;
}

/**
 * Tax that the customer has withheld from a payment
 */
export interface WithheldTaxInput {
  kind: WithheldTaxKind;
  /**
     * In the invoice's currency
     * @minimum 0.01
     * @maximum 10000000
     */
  amount: number;
  certificate?: TaxCertificate;
}

/**
 * Money that has arrived
 */
export interface InvoicePaymentInput {
  /**
     * Money in the invoice's currency; 0 only with withheld tax
     * @minimum 0
     * @maximum 10000000
     */
  amount: number;
  /**
     * What the sender saw as the amount due; a second press is refused (409)
     * @minimum 0.01
     * @maximum 10000000
     */
  left: number;
  withheld?: WithheldTaxInput;
  /**
     * Day on which it arrived, in the shop's time zone; not in the future
     * @maxLength 10
     */
  paidOn: string;
  method: InvoicePaymentMethod;
  /**
     * Number of the transfer or the like; may be empty
     * @maxLength 100
     */
  reference: string;
}


/**
 * What is known of withheld tax
 */
export interface WithheldTax {
  kind: WithheldTaxKind;
  /** Null until it has arrived */
  certificate: TaxCertificate | null;
}

/**
 * Why a recorded payment is reversed
 */
export interface InvoiceCorrectionInput {
  /**
     * One line, for the books
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  reason: string;
}

/**
 * Payment of an invoice, recorded by an administrator or made through the link; rows are only added
 */
export interface RecordedPayment {
  /** Id of the row */
  id: string;
  /** In the invoice's currency; negative for money that went back */
  amount: number;
  /** Day on which it arrived or went back */
  paidOn: string;
  method: RecordedPaymentMethod;
  /** Number of the transfer or the like; may be empty */
  reference: string;
  /**
     * Payment through the link; null for one that was recorded
     * @nullable
     */
  payment_id: string | null;
  /** For method `withheld`, otherwise null */
  withheld: WithheldTax | null;
  /**
     * The row that this one reverses; null for others
     * @nullable
     */
  corrects: string | null;
  /** Whether another row takes this one back */
  corrected: boolean;
  /** Why it reverses another row; empty for others */
  reason: string;
  /** Whether the provider returned this amount: after a refund there, or a lost dispute */
  returned: boolean;
}


/**
 * Payment of an invoice as its recipient sees it
 */
export interface LinkedPayment {
  kind: LinkedPaymentKind;
  /** In the invoice's currency; negative for money that went back */
  amount: number;
  /** Day on which it arrived or went back */
  paidOn: string;
}

/**
 * Part of an invoice with its own day
 */
export interface Instalment {
  /** Last day to pay it, in the shop's time zone */
  dueOn: string;
  /**
     * Tax included; credit notes reduce the last instalments first
     * @minimum 0
     */
  amount: number;
  /**
     * Still to pay; payments fill instalments in their order
     * @minimum 0
     */
  left: number;
}

/**
 * Invoice that the studio has written, as anyone with the link sees it
 */
export interface LinkedInvoice {
  /** As printed on the document */
  number: string;
  language: Language;
  status: InvoiceStatus;
  /**
     * Tax included
     * @minimum 0
     */
  total: number;
  /**
     * Sum of its credit notes
     * @minimum 0
     */
  credited: number;
  /** Sum of its payments */
  paid: number;
  /**
     * Still to pay
     * @minimum 0
     */
  left: number;
  /**
     * What the next payment pays: what is left of all instalments up to today, otherwise of the next one; without instalments everything that is left
     * @minimum 0
     */
  due: number;
  /** ISO 4217 code */
  currency: string;
  /** Last day to pay, in the shop's time zone */
  dueOn: string;
  /** Oldest first */
  payments: LinkedPayment[];
  /** The latest payment that was started through the link; null until then */
  payment: Payment | null;
  /** The invoice, then its credit notes, oldest first */
  items: Invoice[];
  /**
     * Parts of the total; empty when it is paid in one sum
     * @maxItems 24
     */
  instalments: Instalment[];
  /**
     * Last day to pay `due`; null when nothing is left
     * @nullable
     */
  nextDueOn: string | null;
  /** Null for an invoice that was written once */
  recurs: InvoiceRecurrence | null;
  /**
     * Of expenses, as far as the studio shows them, oldest expense first
     * @maxItems 500
     */
  receipts: LinkedReceipt[];
}

/**
 * How a linked invoice is to be paid
 */
export interface InvoicePaymentStart {
  provider: PaymentProvider;
  /**
     * `due` or `left` as the payer saw it; refused (409) when it has changed
     * @minimum 0.01
     * @maximum 10000000
     */
  amount: number;
}

/**
 * Invoice that the studio has written to the customer
 */
export interface OwnInvoice {
  /** Id of the invoice */
  id: string;
  /** As printed on the document */
  number: string;
  /** When it was sent */
  issued_at: string;
  /** Last day to pay, in the shop's time zone */
  dueOn: string;
  status: InvoiceStatus;
  /**
     * Tax included
     * @minimum 0
     */
  total: number;
  /**
     * Still to pay
     * @minimum 0
     */
  left: number;
  /** ISO 4217 code */
  currency: string;
  /** Where it can be seen and paid without a sign-in */
  link: string;
  /**
     * What is left of its instalments up to today, otherwise of the next one; without instalments as `left`
     * @minimum 0
     */
  due: number;
  /**
     * Last day to pay `due`; null when nothing is left
     * @nullable
     */
  nextDueOn: string | null;
}

/**
 * Invoices that the studio has written to the customer
 */
export interface OwnInvoiceList {
  /**
     * Newest first
     * @maxItems 100
     */
  items: OwnInvoice[];
}

/**
 * Invoice written by the studio, with its credit notes
 */
export interface DirectInvoice {
  /** Id of the invoice */
  id: string;
  /** As printed on the document */
  number: string;
  /**
     * Account of the customer; null without one
     * @nullable
     */
  customerId: string | null;
  /** Of the recipient, who is emailed unless there are `payers` */
  email: string;
  /**
     * People who pay for the organisation of its project: emails about it go to them, each with a link of their own; empty for other invoices
     * @maxItems 50
     */
  payers: InvoicePayer[];
  language: Language;
  status: InvoiceStatus;
  /**
     * Tax included
     * @minimum 0
     */
  total: number;
  /**
     * Sum of its credit notes
     * @minimum 0
     */
  credited: number;
  /** Sum of its payments, withheld tax included */
  paid: number;
  /**
     * Withheld tax included in the amount
     * @minimum 0
     */
  withheld: number;
  /**
     * Still to pay: the total less credits and payments, never negative
     * @minimum 0
     */
  left: number;
  /** ISO 4217 code */
  currency: string;
  /** Last day to pay, in the shop's time zone */
  dueOn: string;
  /** Where anyone with the link sees and pays the invoice */
  link: string;
  /** Oldest first */
  payments: RecordedPayment[];
  /** The invoice, then its credit notes, oldest first */
  items: Invoice[];
  /** The final invoice that deducts this one as a deposit; null for none */
  deductedIn: InvoiceReference | null;
  /**
     * Parts of the total; empty when it is paid in one sum
     * @maxItems 24
     */
  instalments: Instalment[];
  /**
     * Last day to pay `due`; null when nothing is left
     * @nullable
     */
  nextDueOn: string | null;
  /**
     * What is left of its instalments up to today, otherwise of the next one; without instalments as `left`
     * @minimum 0
     */
  due: number;
  /** Null for an invoice that was written once */
  recurs: InvoiceRecurrence | null;
}

/**
 * Documents of one order
 */
export interface InvoiceList {
  /** The invoice, then its credit notes, oldest first */
  items: Invoice[];
}


/**
 * Account for future withdrawals
 */
export interface PayoutAccountInput {
  method: PayoutMethod;
  /**
     * Name of the account's owner, trimmed
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  holder: string;
  /**
     * Spaces and hyphens are removed; digits of any script are accepted
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  number: string;
  /**
     * Required for `bank`, ignored for mobile wallets
     * @maxLength 100
     * @nullable
     */
  bank_name?: string | null;
  /**
     * Ignored for mobile wallets
     * @maxLength 100
     * @nullable
     */
  branch?: string | null;
  /**
     * Routing number or SWIFT code; ignored for mobile wallets
     * @maxLength 20
     * @nullable
     */
  routing_number?: string | null;
}

/**
 * Null while no account is saved
 */
export type PayoutAccountOrNone = PayoutAccount | null;

/**
 * The customer's payout account
 */
export interface PayoutAccountKept {
  account: PayoutAccountOrNone;
}

/**
 * A customer's withdrawal
 */
export interface Payout {
  /** For the API; customers are shown `reference` */
  id: string;
  /** As in the wallet's transactions */
  reference: string;
  /**
     * In `currency`
     * @minimum 0
     */
  amount: number;
  /**
     * ISO 4217 code at the time of the request
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  status: PayoutStatus;
  account: PayoutAccountOrNone;
  /**
     * Number of the completed transfer; null until it is paid
     * @nullable
     */
  paid_reference: string | null;
  /**
     * Why it was refused; null otherwise
     * @nullable
     */
  reason: string | null;
  /** When it was requested */
  created_at: string;
  /** When its status last changed */
  updated_at: string;
}

/**
 * One page of withdrawals
 */
export interface PayoutPage {
  /** Newest first */
  items: Payout[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * Who the email was sent to
 */
export type AdminMailRecipientProperty = {
  /** Empty when unknown */
  name: string;
  /** Address at the time of sending */
  email: string;
};

/**
 * Email in the log
 */
export interface AdminMail {
  /** Also part of the email's Message-ID */
  id: string;
  /** Key of the template */
  kind: string;
  /** Who the email was sent to */
  recipient: AdminMailRecipientProperty;
  /** As sent */
  subject: string;
  status: MailStatus;
  /**
     * Latest reply of the mail server; null before the first attempt
     * @nullable
     */
  answer: string | null;
  /**
     * Delivery attempts so far
     * @minimum 0
     */
  attempts: number;
  /** When it was queued */
  created_at: string;
  /**
     * When it was sent or given up; null while waiting
     * @nullable
     */
  settled_at: string | null;
  /** Whether it can be sent again; emails with personal links cannot */
  resendable: boolean;
}

/**
 * One page of the email log
 */
export interface AdminMailPage {
  /** Newest first */
  items: AdminMail[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * Withdrawal as administrators see it
 */
export interface AdminPayout {
  /** For the API; customers are shown `reference` */
  id: string;
  /** As in the customer's wallet transactions */
  reference: string;
  /** Null after the account was erased */
  customer: OrderCustomer | null;
  /**
     * In `currency`
     * @minimum 0
     */
  amount: number;
  /**
     * ISO 4217 code at the time of the request
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  status: PayoutStatus;
  account: PayoutAccountOrNone;
  /**
     * Number of the completed transfer; null until it is paid
     * @nullable
     */
  paid_reference: string | null;
  /**
     * Why it was refused; null otherwise
     * @nullable
     */
  reason: string | null;
  /** When it was requested */
  created_at: string;
  /** When its status last changed */
  updated_at: string;
  /** Statuses it can be moved to; empty when final */
  next: PayoutStatus[];
}

/**
 * Number of withdrawals by status
 */
export interface PayoutCounts {
  /**
     * Number of withdrawals with status requested
     * @minimum 0
     */
  requested: number;
  /**
     * Number of withdrawals with status approved
     * @minimum 0
     */
  approved: number;
  /**
     * Number of withdrawals with status paid
     * @minimum 0
     */
  paid: number;
  /**
     * Number of withdrawals with status refused
     * @minimum 0
     */
  refused: number;
  /**
     * Number of withdrawals with status cancelled
     * @minimum 0
     */
  cancelled: number;
}

/**
 * One page of withdrawals
 */
export interface AdminPayoutPage {
  /** Newest first */
  items: AdminPayout[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
  /** Matches by status, regardless of the requested one; absent when `total` is an estimate */
  counts?: PayoutCounts;
  /** Amounts of all matching withdrawals, by currency; absent when there are too many to add up */
  sums?: MoneySum[];
}

/**
 * Moves a withdrawal to another status
 */
export interface PayoutStatusInput {
  /** Status that was seen; a different current one is refused (409) */
  from: PayoutStatus;
  /** New status, one of `next` */
  status: PayoutStatus;
  /**
     * Account number that was seen when approving or paying a requested withdrawal; refused (409) when the customer has changed it since
     * @maxLength 34
     * @nullable
     */
  account_number?: string | null;
  /**
     * Required for `paid`, the transfer reference; shown to the customer
     * @maxLength 80
     * @nullable
     */
  paid_reference?: string | null;
  /**
     * Required for `refused`; shown to the customer
     * @maxLength 300
     * @nullable
     */
  reason?: string | null;
}

/**
 * Picture for the library
 */
export interface PictureUpload {
  /** Converted to AVIF and WebP in several widths; the original is not stored */
  picture: Blob | File;
}

/**
 * Picture of the library with its use on the site
 */
export interface LibraryPicture {
  /** Identifies the picture when changing or deleting it */
  id: string;
  /** Base name of its files */
  name: string;
  /** Path of the largest WebP */
  url: string;
  /** Suggested text alternative; each use has its own */
  alt: string;
  /**
     * Of the largest file, in pixels
     * @minimum 1
     */
  width: number;
  /**
     * Of the largest file, in pixels
     * @minimum 1
     */
  height: number;
  /**
     * Widths available as `<base>-<width>.avif` and `.webp`, ascending
     * @items.minimum 1
     */
  widths: number[];
  /**
     * Tiny preview as a data URL; null without one
     * @nullable
     */
  placeholder: string | null;
  /** False for pictures that came with the site */
  uploaded: boolean;
  /**
     * Total of all stored files; null when unknown
     * @minimum 0
     * @nullable
     */
  size_bytes: number | null;
  /**
     * Where it is shown, in words; such a picture cannot be deleted
     * @maxItems 20
     */
  uses: string[];
  /** When it was added */
  created_at: string;
}

/**
 * One page of the picture library
 */
export interface LibraryPicturePage {
  /** Newest first */
  items: LibraryPicture[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}



/**
 * File to import
 */
export interface ImportUpload {
  /** CSV in UTF-8 or UTF-16 with a header, at most 100,000 rows */
  file: Blob | File;
}

/**
 * Field that a column can supply
 */
export interface ImportColumn {
  /** Key of the field */
  name: string;
  /** Name of the field in the language of the call */
  label: string;
  /** Whether the import requires it */
  needed: boolean;
  /**
     * Position of its column in the header, from 0; -1 when no column is assigned
     * @minimum -1
     */
  place: number;
}

/**
 * Cells of one row; long texts are shortened
 * @maxItems 200
 */
export type ImportCells = string[];

export type ImportProblemDetailsItem = {
  /** Key of the field */
  field: string;
  /** Sentence to show beside the row */
  message: string;
};

/**
 * Invalid row
 */
export interface ImportProblem {
  /**
     * Row number as in a spreadsheet; the header is row 1
     * @minimum 2
     */
  row: number;
  cells: ImportCells;
  /** Every invalid field of the row */
  details: ImportProblemDetailsItem[];
}

/**
 * Result of a check or import
 */
export interface ImportReport {
  /** First row of the file */
  header: ImportCells;
  /** All fields with the column assigned to each */
  columns: ImportColumn[];
  /**
     * First rows of the file
     * @maxItems 5
     */
  preview: ImportCells[];
  /**
     * Rows of the file, without the header
     * @minimum 0
     */
  rows: number;
  /**
     * Valid rows that are new
     * @minimum 0
     */
  ready: number;
  /**
     * Rows that already exist or appear twice in the file; they are skipped
     * @minimum 0
     */
  known: number;
  /**
     * Invalid rows; they are skipped
     * @minimum 0
     */
  broken: number;
  /**
     * First invalid rows
     * @maxItems 500
     */
  problems: ImportProblem[];
  /**
     * Rows stored; null for a check
     * @minimum 0
     * @nullable
     */
  imported: number | null;
}


/**
 * Name from the owner's list; a new name is added to it
 * @minLength 1
 * @maxLength 60
 * @pattern \S
 */
export type ProductCategory = string;


/**
 * Product in the administration's list
 */
export interface AdminProductRow {
  /**
     * Id of the product, used in its URL
     * @minimum 1
     */
  id: number;
  /** Current name of the product */
  title: string;
  /** Name of its category */
  category: string;
  image: Picture;
  /** Current version */
  version: string;
  /**
     * Lowest price among paid plans in the shop's currency; 0 when every plan is free
     * @minimum 0
     */
  price: number;
  /**
     * Period of that plan; null when every plan is free
     * @nullable
     */
  period: string | null;
  /** Whether any plan is free */
  freePlan: boolean;
  /** Whether the current version has a file; without one it cannot be bought */
  hasFile: boolean;
  status: ProductStatus;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  revision: number;
  /** When it was last changed */
  updated_at: string;
}

/**
 * One page of products
 */
export interface AdminProductPage {
  /** In the requested order */
  items: AdminProductRow[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * File of a product
 */
export interface ProductFileUpload {
  /** Any type up to the server's upload limit */
  file: Blob | File;
}

/**
 * Stored file
 */
export interface ProductFile {
  /** Id of the uploaded file */
  id: string;
  /** Name of the saved file */
  name: string;
  /**
     * Size of the file
     * @minimum 0
     */
  size_bytes: number;
}

/**
 * Resumable upload to start
 */
export interface FileUploadInput {
  /**
     * File name; unsafe characters are replaced
     * @minLength 1
     * @maxLength 255
     * @pattern \S
     */
  name: string;
  /**
     * Total size; more than the server accepts is refused (413)
     * @minimum 1
     * @maximum 9007199254740991
     */
  size_bytes: number;
}

/**
 * Resumable upload of the signed-in administrator
 */
export interface FileUpload {
  /** Part of the upload's URL */
  id: string;
  /** Name of the saved file */
  name: string;
  /**
     * Total size
     * @minimum 1
     */
  size_bytes: number;
  /**
     * Bytes received so far; resume from here
     * @minimum 0
     */
  receivedBytes: number;
  /** When it was started */
  created_at: string;
  /** When the received part is deleted, 48 hours after the last part arrived */
  expires_at: string;
  /** Finished file; null until all bytes have arrived */
  file: ProductFile | null;
  /**
     * SHA-256 of the whole file in lowercase hex; null until it is finished
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string | null;
}

/**
 * Unfinished upload of another administrator
 */
export interface AbandonedUpload {
  /** Part of the upload's URL */
  id: string;
  /** Name of the saved file */
  name: string;
  /**
     * Total size
     * @minimum 1
     */
  size_bytes: number;
  /**
     * Bytes received so far
     * @minimum 0
     */
  receivedBytes: number;
  /** When the received part is deleted, 48 hours after the last part arrived */
  expires_at: string;
  /** Name of the administrator who started it */
  startedBy: string;
}

/**
 * Uploads of the signed-in administrator and the limits for new ones
 */
export interface FileUploads {
  /**
     * Largest file that the server accepts
     * @minimum 1
     */
  maxBytes: number;
  /**
     * Recommended maximum per request
     * @minimum 1
     */
  partBytes: number;
  /**
     * Own unfinished uploads, newest first
     * @maxItems 10
     */
  uploads: FileUpload[];
  /**
     * Unfinished uploads of other administrators without progress for an hour; they may be discarded
     * @maxItems 100
     */
  abandoned: AbandonedUpload[];
}

/**
 * Sales of a product in one month
 */
export interface ProductSalesMonth {
  /**
     * Month in the time zone of the shop
     * @pattern ^[0-9]{4}-[0-9]{2}$
     */
  month: string;
  /**
     * Completed orders, also if refunded later
     * @minimum 0
     */
  orders: number;
  /**
     * Total of these orders
     * @minimum 0
     */
  revenue: number;
  /**
     * Refunded or pending part of it
     * @minimum 0
     */
  refunded: number;
}

/**
 * Sales of one plan of a product
 */
export interface ProductSalesPlan {
  /**
     * Plan name at the time of the order; null without plans
     * @nullable
     */
  tier: string | null;
  /**
     * Completed orders, also if refunded later
     * @minimum 0
     */
  orders: number;
  /**
     * Total of these orders
     * @minimum 0
     */
  revenue: number;
  /**
     * Refunded or pending part of it
     * @minimum 0
     */
  refunded: number;
}

/**
 * Order in the administration's list
 */
export interface AdminOrderRow {
  /** For the API; customers are shown `number` */
  id: string;
  /**
     * Order number shown to the customer
     * @minimum 1
     */
  number: number;
  /** Null after the account was erased */
  customer: OrderCustomer | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /**
     * Plan name at the time of the order; null without plans
     * @nullable
     */
  tier: string | null;
  status: OrderStatus;
  /**
     * Charged in the shop's currency, tax included
     * @minimum 0
     */
  total: number;
  /** When it was placed */
  created_at: string;
  /** The buyer's own number of the purchase; absent without one */
  purchaseOrder?: PurchaseOrder;
  /** Whether it was made in an earlier shop; absent otherwise */
  moved?: boolean;
  /** What the buyer was charged, for an order in the second currency; `total` is its value in the shop's. Absent otherwise */
  charge?: OrderCharge;
}

/**
 * Sales of a product
 */
export interface ProductSales {
  /**
     * Completed orders, also if refunded later
     * @minimum 0
     */
  orders: number;
  /**
     * Total of these orders in the shop's currency, tax included
     * @minimum 0
     */
  revenue: number;
  /**
     * Refunded or pending part of it
     * @minimum 0
     */
  refunded: number;
  /** The last twelve months, oldest first, also those without orders */
  months: ProductSalesMonth[];
  /** By revenue, largest first */
  plans: ProductSalesPlan[];
  /** Latest ten orders in any state, newest first */
  latest: AdminOrderRow[];
}

/**
 * Plan that is no longer sold
 */
export interface RetiredPlan {
  /** Id of the plan */
  id: string;
  /** Last name of the plan */
  name: string;
  /**
     * Last price in the shop's currency
     * @minimum 0
     */
  price: number;
  /** What the price is for */
  period: string;
  /** Short phrases in the order shown */
  features: string[];
  rights?: PlanRights;
  /** Whether holders can renew it */
  renewable: boolean;
}

/**
 * Release file of a plan
 */
export interface PlanFile {
  /** Version of the release */
  version: string;
  /** Name of the saved file */
  name: string;
}

/**
 * Use of a plan
 */
export interface PlanUse {
  /** Id of the plan */
  id: string;
  /**
     * Orders that hold it now, counted up to the maximum
     * @minimum 0
     * @maximum 10000
     */
  holders: number;
  /** Release files for this plan in particular, newest version first */
  files: PlanFile[];
}

/**
 * Product as administrators edit it
 */
export interface AdminProduct {
  /**
     * Id of the product, used in its URL
     * @minimum 1
     */
  id: number;
  /** Current name of the product */
  title: string;
  /** Plain text; blank lines separate paragraphs */
  description: string;
  /** Long text in Markdown; empty without one */
  body: string;
  /** Name of its category */
  category: string;
  /** Current version */
  version: string;
  /** Day of the current version, in the shop's time zone */
  lastUpdate: string;
  /** Short phrases in the order shown */
  features: string[];
  /** Short sentences in the order shown */
  benefits: string[];
  /** System requirements in the order shown */
  requirements: string[];
  /** Labels in the order shown */
  badges: string[];
  /** Plans on sale in the order shown */
  pricing: PricingTier[];
  /** Plans no longer on sale that are still held or have files */
  retiredPlans: RetiredPlan[];
  /** Holders and files of each plan, on sale or retired */
  planUses: PlanUse[];
  /** Cover first; empty while none is selected */
  images: Picture[];
  /** HTTPS URL; empty without one */
  demoLink: string;
  /** HTTPS URL; empty without one */
  downloadLink: string;
  /** File of the current version; null without one */
  file: ProductFile | null;
  /** Whether orders get a licence key */
  licenceKeys: boolean;
  downloadLimit?: DownloadLimit;
  preview?: ProductPreview;
  /** Questions about the product in the order shown */
  faqs: Faq[];
  status: ProductStatus;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  revision: number;
  /** When it was last changed */
  updated_at: string;
}

/**
 * Short phrase on one line, trimmed
 * @minLength 1
 * @maxLength 200
 * @pattern \S
 */
export type ProductLine = string;

/**
 * HTTPS URL; empty for none
 * @maxLength 500
 * @pattern ^(https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#][^\s\\]*)?)?$
 */
export type ProductLink = string;

/**
 * Setting of a retired plan
 */
export interface RetiredPlanInput {
  /** Id of the plan */
  id: string;
  /** Whether holders can renew it */
  renewable: boolean;
}

/**
 * Plan to offer
 */
export interface PricingTierInput {
  /** Id of an existing plan, retired ones included; omit it for a new plan. When no plan has an id, they are matched by name. */
  id?: string;
  /**
     * Unique within the product, trimmed
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /**
     * In the shop's currency, up to its limit (10,000.00 for US dollars); 0 is free
     * @minimum 0
     * @maximum 1000000000000
     */
  price: number;
  /**
     * What the price is for. For paid plans `month`, `quarter`, `year` and `6 months` also set the term, and `once` means no end.
     * @minLength 1
     * @maxLength 30
     * @pattern \S
     */
  period: string;
  /**
     * Short phrases in the order shown
     * @maxItems 12
     */
  features: ProductLine[];
  rights?: PlanRights;
  launch?: PlanLaunch;
  /**
     * Lets buyers choose the price, with this suggestion; `price` is the minimum then, and the price of a renewal. Not
     * below `price`, and not with a launch price. Null removes it; omit it to leave it unchanged.
     * @minimum 0.01
     * @maximum 1000000000000
     * @nullable
     */
  suggestedPrice?: number | null;
  /**
     * Lower prices for buyers of some countries; not with `suggestedPrice`, and not for a free plan. An empty list removes
     * them; omit it to leave them unchanged.
     * @maxItems 20
     */
  countryPrices?: PlanCountryPrice[];
  /**
     * In the second currency of the settings. Not for a free plan, and not with `launch`, `suggestedPrice` or `countryPrices`,
     * which are in the shop's currency. Null removes it; omit it to leave it unchanged.
     */
  secondPrice?: SecondPrice | null;
}

/**
 * Picture of a product
 */
export interface ProductPictureInput {
  /**
     * Path of a picture in the library
     * @minLength 1
     * @maxLength 200
     */
  url: string;
  /**
     * Text alternative for screen readers
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  alt: string;
}

/**
 * Question about a product; texts are trimmed
 */
export interface ProductFaqInput {
  /**
     * One line
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  question: string;
  /**
     * Plain text; blank lines separate paragraphs
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  answer: string;
}

/**
 * Interactive preview; `comparison` needs `before` and `after`, `sandbox` needs `url`, `component` needs `component` (400)
 */
export interface ProductPreviewInput {
  kind: ProductPreviewKind;
  /** Picture on the left; ignored with other kinds */
  before?: ProductPictureInput;
  /** Picture on the right; ignored with other kinds */
  after?: ProductPictureInput;
  /** HTTPS URL that is reached without redirection to another site; ignored with other kinds */
  url?: ProductLink;
  /**
     * Name of a part of the installed site; ignored with other kinds
     * @minLength 1
     * @maxLength 60
     * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
     */
  component?: string;
}

/**
 * New or changed product; texts are trimmed
 */
export interface AdminProductInput {
  /**
     * One line; existing orders keep the title they were placed with
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  title: string;
  /**
     * Plain text; blank lines separate paragraphs
     * @minLength 1
     * @maxLength 10000
     * @pattern \S
     */
  description: string;
  /**
     * Long text in Markdown, shown below the features; empty for none, unchanged when omitted
     * @maxLength 50000
     */
  body?: string;
  category: ProductCategory;
  /**
     * Shown to customers; compared with releases
     * @minLength 1
     * @maxLength 30
     * @pattern ^[0-9A-Za-z][0-9A-Za-z.+_-]*$
     */
  version: string;
  /**
     * Short phrases in the order shown
     * @maxItems 30
     */
  features: ProductLine[];
  /**
     * Short sentences in the order shown
     * @maxItems 30
     * @items.minLength 1
     * @items.maxLength 400
     * @items.pattern \S
     */
  benefits: string[];
  /**
     * System requirements in the order shown
     * @maxItems 30
     */
  requirements: ProductLine[];
  /**
     * Names from the owner's list; new names are added to it
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 40
     * @items.pattern \S
     */
  badges: string[];
  /**
     * Plans to offer; omitted ones are retired or, when unused, removed
     * @minItems 1
     * @maxItems 6
     */
  pricing: PricingTierInput[];
  /**
     * Whether plans not on sale can be renewed; those not listed stay as they are, newly retired ones can be renewed
     * @maxItems 100
     */
  retiredPlans?: RetiredPlanInput[];
  /**
     * Cover first
     * @minItems 1
     * @maxItems 12
     */
  images: ProductPictureInput[];
  demoLink: ProductLink;
  downloadLink: ProductLink;
  /**
     * Uploaded file to use for this version; null to keep the current one
     * @nullable
     */
  fileId: string | null;
  /** Whether orders get a licence key; unchanged when omitted */
  licenceKeys?: boolean;
  /**
     * How often the files of a new purchase can be downloaded; null for no limit, unchanged when omitted
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  downloadLimit?: number | null;
  /** Interactive preview of its page; null for none, unchanged when omitted */
  preview?: ProductPreviewInput | null;
  /**
     * Questions about the product in the order shown; unchanged when omitted
     * @maxItems 20
     */
  faqs?: ProductFaqInput[];
  status: ProductStatus;
}

/**
 * Change of a product
 */
export interface AdminProductUpdate {
  /**
     * Revision that was edited; an outdated one is refused (409)
     * @minimum 1
     */
  revision: number;
  product: AdminProductInput;
}

/**
 * Publishes or hides a product
 */
export interface ProductStatusInput {
  status: ProductStatus;
  /**
     * Revision that was seen; an outdated one is refused (409)
     * @minimum 1
     */
  revision: number;
}


/**
 * Number of orders by status
 */
export interface OrderCounts {
  /**
     * Number of pending orders
     * @minimum 0
     */
  pending: number;
  /**
     * Number of orders being processed
     * @minimum 0
     */
  processing: number;
  /**
     * Number of completed orders
     * @minimum 0
     */
  completed: number;
  /**
     * Number of cancelled orders
     * @minimum 0
     */
  cancelled: number;
  /**
     * Number of refunded orders
     * @minimum 0
     */
  refunded: number;
}

/**
 * One page of orders
 */
export interface AdminOrderPage {
  /** In the requested order */
  items: AdminOrderRow[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
  /** Matches by status, regardless of the requested one; absent when `total` is an estimate */
  counts?: OrderCounts;
  /** Totals of all matching orders, by currency; absent when there are too many to add up */
  sums?: MoneySum[];
}

/**
 * How often the files of a line can still be downloaded
 */
export interface DownloadsLeftInput {
  /**
     * From now on; null removes the limit
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  left: number | null;
}

/**
 * Wallet entry of an order
 */
export interface OrderMovement {
  /**
     * Grows with time
     * @minimum 1
     */
  id: number;
  type: TransactionType;
  /** In the shop's currency; negative when money left the wallet */
  amount: number;
  /** Text shown in the customer's statement */
  reference: string;
  /** When it was posted */
  created_at: string;
}

/**
 * Refund as administrators see it
 */
export interface AdminRefund {
  /** Identifies the refund */
  id: string;
  /**
     * Line of the order that it is for; null for the whole order
     * @nullable
     */
  line_id: string | null;
  /**
     * In the shop's currency
     * @minimum 0
     */
  amount: number;
  /**
     * The same in the currency of the order's `charge`; absent without one
     * @minimum 0
     */
  charged?: number;
  to: RefundTarget;
  origin: RefundOrigin;
  /** Where the money goes, in words */
  title: string;
  /**
     * Shown to the customer; null when none was given
     * @nullable
     */
  reason: string | null;
  /** Whether the purchase is withdrawn with it */
  withdraws: boolean;
  status: RefundStatus;
  /**
     * Why it is waiting or was declined; null otherwise
     * @nullable
     */
  problem: string | null;
  /**
     * Name of the administrator who requested it; null for the provider and deleted accounts
     * @nullable
     */
  by: string | null;
  /** When it was requested or reported */
  created_at: string;
}

/**
 * Possible target of a refund
 */
export interface RefundChoice {
  to: RefundTarget;
  /** Target in words */
  title: string;
  /**
     * Largest amount that can be refunded there now
     * @minimum 0
     */
  most: number;
}

/**
 * The statement as received
 */
export interface ContractWithdrawalStatement {
  /** As the customer wrote it */
  name: string;
  /** Where the confirmation went */
  email: string;
  /** When it was sent; decides whether it was in time */
  received_at: string;
  /** True until it is closed, or the order is refunded or cancelled */
  open: boolean;
}

/**
 * The right to withdraw, and the statement if there is one
 */
export interface AdminContractWithdrawal {
  basis: ContractWithdrawalBasis;
  /**
     * End of the statutory period; null without one
     * @nullable
     */
  until: string | null;
  /**
     * When the buyer agreed to immediate delivery; null without consent
     * @nullable
     */
  consented_at: string | null;
  /**
     * Number of the wording that the buyer agreed to; null without consent
     * @nullable
     */
  consent_wording: number | null;
  /** Country of the buyer in the terms of the order, ISO 3166-1; empty when unknown */
  country: string;
  /** Null while there is none */
  statement: ContractWithdrawalStatement | null;
}


/**
 * Evidence of the buyer's country, for VAT in the European Union
 */
export interface BuyerPlace {
  state: BuyerPlaceState;
  /**
     * As the buyer chose it, ISO 3166-1; null when unknown
     * @nullable
     */
  billing: string | null;
  /**
     * Of the network that the order came from, as the proxy in front reports it; null when unknown
     * @nullable
     */
  network: string | null;
  /**
     * As the payment provider reports it: Stripe's billing address, or the country of the card's issuer; null when unknown
     * @nullable
     */
  payment: string | null;
}

/**
 * Refund that the customer has asked for, as administrators see it
 */
export interface AdminRefundRequest {
  /** Identifies the request */
  id: string;
  /**
     * Line of the order that it is for; null for the whole order
     * @nullable
     */
  line_id: string | null;
  /**
     * What was left to refund when it was asked for, in the currency of the order
     * @minimum 0
     */
  amount: number;
  /** In the customer's words */
  reason: string;
  status: RefundRequestStatus;
  /**
     * Why it was declined; null otherwise
     * @nullable
     */
  answer: string | null;
  /** When it was asked for */
  created_at: string;
  /**
     * When it was refunded or declined; null while it is waiting
     * @nullable
     */
  decided_at: string | null;
  /**
     * Conversation that began with it; null once that was deleted
     * @nullable
     */
  conversation: string | null;
}

/**
 * Order with everything administrators need to handle it
 */
export interface AdminOrderDetail {
  /** For the API; customers are shown `number` */
  id: string;
  /**
     * Order number shown to the customer
     * @minimum 1
     */
  number: number;
  /** Null after the account was erased */
  customer: OrderCustomer | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /**
     * Plan name at the time of the order; null without plans
     * @nullable
     */
  tier: string | null;
  status: OrderStatus;
  /**
     * Charged in the shop's currency, tax included
     * @minimum 0
     */
  total: number;
  /** When it was placed */
  created_at: string;
  /** What the buyer was charged, for an order in the second currency; its other amounts are their value in the shop's. Absent otherwise */
  charge?: OrderCharge;
  /**
     * Null after the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /**
     * Everything that was bought
     * @minItems 1
     */
  lines: AdminOrderLine[];
  /** Oldest first */
  history: OrderEvent[];
  paid_by: PaidBy;
  /** Entries of this order in the customer's wallet, oldest first */
  movements: OrderMovement[];
  /** Null until the order is completed and for orders without a file */
  file: OrderFile | null;
  /** What the order entitles the customer to; null before completion and without plans */
  rights: Entitlement | null;
  /** Statuses it can be moved to now; empty when final */
  next: OrderStatus[];
  /** Oldest first, declined ones included */
  refunds: AdminRefund[];
  /**
     * Refunded or pending amount
     * @minimum 0
     */
  refunded: number;
  coupon?: OrderCoupon;
  /** Targets for a refund now, the original payment method first; empty when no refund is possible */
  refundable: RefundChoice[];
  /** Whether its payment is disputed; it can be neither refunded nor cancelled until the customer's bank has decided */
  disputed: boolean;
  withdrawal: AdminContractWithdrawal;
  buyerPlace: BuyerPlace;
  /** Latest refund that the customer has asked for; absent without one */
  refundRequest?: AdminRefundRequest;
  gift?: AdminOrderGift;
  source_order?: RelatedOrder;
  /** Seats of each line that was bought as seats; absent without any */
  seats?: OrderSeats[];
  /** The buyer's own number of the purchase; absent without one */
  purchaseOrder?: PurchaseOrder;
  /** Last day to pay the invoice with which it was placed; absent unless it is paid by invoice */
  dueOn?: string;
  movedIn?: MovedOrder;
}

/**
 * What belongs to an order
 */
export interface AdminOrderContext {
  /** Payment of the order; null without one and for callers who may not read payments */
  payment: CustomerPayment | null;
  /** Licence key of the order; null without one */
  licence: CustomerLicence | null;
  /**
     * Latest 50 about the order, newest first; null for callers who may not read conversations
     * @nullable
     */
  conversations: CustomerConversation[] | null;
  /**
     * Latest 50 to the customer that name the order, newest first; null for callers who may not read emails
     * @nullable
     */
  mails: CustomerMail[] | null;
}

/**
 * Seats of the line to refund; they end, and the others stay. The plan ends with the last one. `amount` must be their share of what the line cost: shares are
 * rounded so that those of all seats add up to it
 */
export interface SeatRefundInput {
  /**
     * Number of unassigned seats
     * @minimum 0
     * @maximum 99
     */
  free: number;
  /**
     * Seats whose people lose access
     * @maxItems 99
     */
  ids: string[];
}

/**
 * Refund to make
 */
export interface RefundInput {
  /**
     * At most two decimals, up to `most` of the target
     * @minimum 0.01
     * @maximum 1000000000000
     */
  amount: number;
  /** Line of the order that it is for; the whole order when omitted */
  line_id?: string;
  to: RefundTarget;
  /**
     * Shown to the customer; one line
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  reason: string;
  /** Whether file, licence and plan are withdrawn */
  withdraw: boolean;
  /**
     * `refunded` of the order as seen by the administrator; a different current value is refused (409)
     * @minimum 0
     * @maximum 20000000
     */
  refunded: number;
  seats?: SeatRefundInput;
}

/**
 * The item to refund, and the reason
 */
export interface RefundRequestInput {
  /** Line of the order that it is for; the whole order when omitted */
  line_id?: string;
  /**
     * Plain text; trimmed
     * @minLength 1
     * @maxLength 1000
     * @pattern \S
     */
  reason: string;
}

/**
 * Why a refund request is declined
 */
export interface RefundRequestRefusal {
  /**
     * Plain text for the customer; trimmed
     * @minLength 1
     * @maxLength 1000
     * @pattern \S
     */
  reason: string;
}

/**
 * Statement of a consumer: who withdraws, from which contract, and where the confirmation goes
 */
export interface ContractWithdrawalInput {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * Number of the order in any digits, or other words that identify the contract; trimmed, one line
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  order: string;
  email: Email;
  /**
     * Honeypot hidden from people; a filled one marks probable spam
     * @maxLength 200
     */
  website?: string;
}

/**
 * Report of a vulnerability: what is affected, how it is found again, and who is answered
 */
export interface VulnerabilityReportInput {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  /**
     * Affected product with its version, or part of the site; trimmed, one line
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  product: string;
  /**
     * Plain text: the steps, and what an attacker gains
     * @minLength 1
     * @maxLength 5000
     * @pattern \S
     */
  report: string;
  /**
     * Honeypot hidden from people; a filled one marks probable spam
     * @maxLength 200
     */
  website?: string;
}

/**
 * Moves an order to another status
 */
export interface OrderStatusInput {
  /** Status that was seen; a different current one is refused (409) */
  from: OrderStatus;
  /** New status, one of `next` */
  status: OrderStatus;
}

/**
 * General settings of the site
 */
export interface AdminSettings {
  /** Shown in titles, the header and emails */
  siteName: string;
  /** For search engines and the home page */
  siteDescription: string;
  /** Public contact address; also gets the studio's emails */
  contactEmail: string;
  /** Whether new customers can register */
  enableRegistration: boolean;
  /** Whether the site is closed to everyone but administrators */
  maintenanceMode: boolean;
  /** Whether the administration refuses (403) accounts without an authenticator app or a passkey */
  requireSecondFactor: boolean;
  /** Default theme of the site; null to follow the visitor's device */
  theme: Theme | null;
  /**
     * Send it back with a change; 0 before the first
     * @minimum 0
     */
  version: number;
  /**
     * Null while nothing has been saved
     * @nullable
     */
  updated_at: string | null;
}

/**
 * Full replacement of the general settings
 */
export interface AdminSettingsInput {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  siteName: string;
  /**
     * Trimmed plain text
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  siteDescription: string;
  /**
     * Public contact address; also gets the studio's emails
     * @maxLength 254
     */
  contactEmail: string;
  /** Whether new customers can register */
  enableRegistration: boolean;
  /** Whether to close the site to everyone but administrators */
  maintenanceMode: boolean;
  /** Requires an authenticator app or a passkey on the own account (400); unchanged when omitted */
  requireSecondFactor?: boolean;
  /** Default theme of the site; null to follow the visitor's device */
  theme: Theme | null;
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}

/**
 * Figure with its trend
 */
export interface AdminFigure {
  /** Total at `asOf`; amounts are in the shop's currency */
  value: number;
  /**
     * Percent change against 30 days before; null without anything to compare
     * @nullable
     */
  change: number | null;
}

/**
 * Growth of revenue
 */
export interface AdminGrowth {
  /**
     * Percent by which revenue of the last 30 days exceeds the 30 days before; null without anything to compare
     * @nullable
     */
  value: number | null;
  /**
     * Percentage points by which the growth differs from that of the period before; null without anything to compare
     * @nullable
     */
  change: number | null;
}

/**
 * Recent order on the dashboard
 */
export interface AdminLatestOrder {
  /** Id of the order */
  id: string;
  /** Order number shown to the customer */
  number: number;
  /**
     * Name of the customer; null after the account was erased
     * @nullable
     */
  customer: string | null;
  /** Title of the product at the time of the order */
  product_name: string;
  /** Charged in the shop's currency, tax included */
  amount: number;
  status: OrderStatus;
  /** When it was placed */
  created_at: string;
}

/**
 * Open conversation on the dashboard
 */
export interface AdminNewMessage {
  /** Id of the conversation */
  id: string;
  /** Name of the sender */
  name: string;
  /** As given with the first message */
  subject: string;
  /** When the latest message arrived */
  created_at: string;
}

/**
 * Comment awaiting moderation
 */
export interface AdminWaitingComment {
  /** Id of the comment */
  id: string;
  /** Name of the author */
  author: string;
  /** As the author wrote it */
  text: string;
  /** Id of the article */
  post_id: number;
  /** Headline of the article */
  post_title: string;
  /** When it was written */
  created_at: string;
}



export type AdminGuideStepsItem = {
  id: AdminGuideStepId;
  /** Determined from the current data, not ticked by hand */
  done: boolean;
};

/**
 * Checklist before the site is launched
 */
export interface AdminGuide {
  /** Whether the signed-in administrator collapsed it */
  folded: boolean;
  /** Where emails go; `api` is a mail provider's, `folder` while neither is configured */
  mail: AdminGuideMail;
  /**
     * In the order shown
     * @minItems 11
     * @maxItems 11
     */
  steps: AdminGuideStepsItem[];
}

/**
 * State of the checklist
 */
export interface AdminGuideFold {
  /** True to collapse it for the signed-in administrator on all devices */
  folded: boolean;
}

/**
 * Result of a test email
 */
export interface AdminTestMail {
  /** Whether the mail server accepted the email */
  accepted: boolean;
  /** Address of the signed-in administrator */
  to: string;
  /**
     * Reply of the mail server, or why there was none
     * @maxLength 500
     */
  answer: string;
}

/**
 * Comments awaiting moderation
 * @nullable
 */
export type AdminOverviewWaitingComments = {
  /**
     * All of them
     * @minimum 0
     */
  total: number;
  /**
     * Newest first
     * @maxItems 4
     */
  items: AdminWaitingComment[];
} | null;

/**
 * Conversations waiting for a reply
 * @nullable
 */
export type AdminOverviewNewMessages = {
  /**
     * All of them
     * @minimum 0
     */
  total: number;
  /**
     * Newest first
     * @maxItems 4
     */
  items: AdminNewMessage[];
} | null;

/**
 * Products whose imported keys are used up or almost
 * @nullable
 */
export type AdminOverviewLowLicenceKeys = {
  /**
     * Number of such products
     * @minimum 0
     */
  total: number;
  /**
     * Id of the product with the fewest left; null without any
     * @nullable
     */
  first: number | null;
} | null;

/**
 * Orders from which the customer has withdrawn and that are not decided
 * @nullable
 */
export type AdminOverviewContractWithdrawals = {
  /**
     * Number of such orders
     * @minimum 0
     */
  total: number;
  /**
     * Id of the order that has waited longest; null without any
     * @nullable
     */
  first: string | null;
} | null;

/**
 * Refunds that customers have asked for and that wait for a decision
 * @nullable
 */
export type AdminOverviewRefundRequests = {
  /**
     * All of them
     * @minimum 0
     */
  total: number;
  /**
     * Order of the one that has waited longest; null without any
     * @nullable
     */
  first: string | null;
} | null;

/**
 * Vulnerability reports without a first reply that are neither closed nor spam
 * @nullable
 */
export type AdminOverviewVulnerabilityReports = {
  /**
     * Number of such reports
     * @minimum 0
     */
  total: number;
  /**
     * Id of the conversation that is due first; null without any
     * @nullable
     */
  first: string | null;
  /**
     * When its first reply is due; null without any
     * @nullable
     */
  due: string | null;
} | null;

/**
 * Gross and net revenue, in the shop's currency. `net` is `gross` less refunds, tax and fees.
 */
export interface MoneyFigures {
  /** Paid for orders */
  gross: number;
  /** Refunded for orders */
  refunds: number;
  /** Tax on invoices less tax on credit notes */
  tax: number;
  /** Fees of payment providers, estimates included */
  fees: number;
  /** Part of `fees` computed from the owner's rules because the provider reports none */
  estimated: number;
  /** What is left */
  net: number;
}

/**
 * Revenue of a period and the one before
 */
export interface AdminMoney {
  now: MoneyFigures;
  before: MoneyFigures;
  /** Providers that took payments without reporting fees and for which no rule is set */
  unreported: PaymentProvider[];
}

/**
 * Administration dashboard; parts outside the administrator's rights are null
 */
export interface AdminOverview {
  /** Start of the current day in the shop's time zone; figures count everything before it */
  asOf: string;
  /** Open tasks before the launch; null when done, and with demo data */
  guide: AdminGuide | null;
  /** Accounts, and their change in 30 days */
  users: AdminFigure | null;
  /** Orders, and their change in 30 days */
  orders: AdminFigure | null;
  /** Revenue in the shop's currency, and its change in 30 days */
  revenue: AdminFigure | null;
  /** Growth of revenue */
  growth: AdminGrowth | null;
  /** Revenue and costs of the 30 days before `asOf`, compared with the 30 before those */
  money: AdminMoney | null;
  /**
     * Newest first
     * @maxItems 6
     * @nullable
     */
  latestOrders: AdminLatestOrder[] | null;
  /**
     * Comments awaiting moderation
     * @nullable
     */
  waitingComments: AdminOverviewWaitingComments;
  /**
     * Conversations waiting for a reply
     * @nullable
     */
  newMessages: AdminOverviewNewMessages;
  /**
     * Products whose imported keys are used up or almost
     * @nullable
     */
  lowLicenceKeys: AdminOverviewLowLicenceKeys;
  /**
     * Orders from which the customer has withdrawn and that are not decided
     * @nullable
     */
  contractWithdrawals: AdminOverviewContractWithdrawals;
  /**
     * Refunds that customers have asked for and that wait for a decision
     * @nullable
     */
  refundRequests: AdminOverviewRefundRequests;
  /**
     * Vulnerability reports without a first reply that are neither closed nor spam
     * @nullable
     */
  vulnerabilityReports: AdminOverviewVulnerabilityReports;
}


/**
 * Figures of a period of whole days in the shop's time zone
 */
export interface AnalyticsFigures {
  /** Paid for orders less refunds, in the shop's currency */
  revenue: number;
  /** Orders placed */
  orders: number;
  /** New accounts */
  users: number;
  /** Completed downloads */
  downloads: number;
}

/**
 * Point of the chart
 */
export interface AnalyticsPoint {
  /** First day, in the shop's time zone */
  from: string;
  /** Last day, inclusive */
  to: string;
  now: AnalyticsFigures;
  /** Same days of the previous period */
  before: AnalyticsFigures;
}

/**
 * Best-selling product of the period
 */
export interface AnalyticsProduct {
  /**
     * Null after the product was deleted
     * @nullable
     */
  id: number | null;
  /** Title at the time of the orders */
  name: string;
  /** Orders placed */
  orders: number;
  /** Paid less refunds, in the shop's currency */
  revenue: number;
}

/**
 * Reactions to an article since it was published
 */
export interface AnalyticsArticle {
  /** Id of the article */
  id: number;
  /** Headline */
  title: string;
  /** Total of visitors and customers */
  likes: number;
  /** Approved comments */
  comments: number;
  /** Total of visitors and customers */
  saves: number;
}

/**
 * Revenue of a period and of the same days of the previous period, in the shop's currency
 */
export interface RevenueChange {
  /** Paid less refunds */
  now: number;
  /** Paid less refunds, in the previous period */
  before: number;
}

/**
 * Revenue of a product that changed from one period to the next, in the shop's currency
 */
export interface ProductChange {
  /**
     * Null after the product was deleted
     * @nullable
     */
  id: number | null;
  /** Title at the time of its last orders */
  name: string;
  /** Paid less refunds */
  now: number;
  /** Paid less refunds, in the previous period */
  before: number;
}

/**
 * Why revenue changed. The sum of `products` and `rest` is `total`, now and before.
 */
export interface AnalyticsChanges {
  /** First day, in the shop's time zone */
  from: string;
  /** Last day that is over */
  to: string;
  /** The same day of the previous period */
  beforeFrom: string;
  /** The same day of the previous period */
  beforeTo: string;
  total: RevenueChange;
  /**
     * The products whose revenue changed most, up or down; the largest change first
     * @maxItems 4
     */
  products: ProductChange[];
  /** All other sales */
  rest: RevenueChange;
}


/**
 * What happened on a day, marked on the charts
 */
export interface TimelineNote {
  /**
     * Null for a mark that the site adds itself
     * @nullable
     */
  id: string | null;
  /** Day on which it happened, in the shop's time zone */
  day: string;
  kind: TimelineNoteKind;
  /** Headline of the article, product and version, subject, product with its former and new price, or the note's text */
  title: string;
  /**
     * Path of the article, of the product's changelog, or of the newsletter or product in the administration; null for a note
     * @nullable
     */
  href: string | null;
}

/**
 * Figures of a period compared with the one before
 */
export interface AdminAnalytics {
  /** First day, in the shop's time zone */
  from: string;
  /** Last day, inclusive */
  to: string;
  unit: AnalyticsUnit;
  /** First day of the previous period, which is of the same length */
  beforeFrom: string;
  /** Last day of the previous period */
  beforeTo: string;
  /** Of the whole period */
  totals: AnalyticsFigures;
  /** Of the whole previous period */
  before: AnalyticsFigures;
  /** Over the days that are over, without today, because part of a day cannot be compared with a whole one; null if none is over */
  changes: AnalyticsChanges | null;
  money: AdminMoney;
  /** Oldest first */
  points: AnalyticsPoint[];
  /**
     * Articles, releases, newsletters, prices and notes of the period, oldest first; the last 100
     * @maxItems 100
     */
  notes: TimelineNote[];
  /**
     * Highest revenue first
     * @maxItems 8
     */
  products: AnalyticsProduct[];
  /**
     * Most reactions first
     * @maxItems 8
     */
  articles: AnalyticsArticle[];
}



/**
 * One event of a visit
 */
export interface VisitInput {
  event: VisitEvent;
  /**
     * Path of the page, without query and fragment
     * @minLength 1
     * @maxLength 300
     * @pattern ^/.*$
     */
  path: string;
  device: VisitDevice;
  /**
     * Host of the page that the visit came from; absent for a direct visit
     * @maxLength 253
     */
  referrer?: string;
  /**
     * From the URL that opened the visit; counted instead of the referrer
     * @maxLength 100
     */
  utm_source?: string;
  /**
     * From the same URL
     * @maxLength 100
     */
  utm_medium?: string;
  /**
     * From the same URL
     * @maxLength 100
     */
  utm_campaign?: string;
  /**
     * What was searched for; only for `search`
     * @maxLength 100
     */
  words?: string;
  /**
     * What the search found; only for `search`
     * @minimum 0
     * @maximum 1000000
     */
  results?: number;
  /**
     * Ids of the products that are bought; only for `checkout`
     * @maxItems 20
     * @items.minimum 1
     * @items.maximum 999999999
     */
  products?: number[];
}

/**
 * Visits of a period of whole days in the shop's time zone
 */
export interface VisitFigures {
  /**
     * Sum of each day's visitors; a visitor who returns on another day counts again
     * @minimum 0
     */
  visitors: number;
  /**
     * A visit ends after 30 minutes without a page and at midnight
     * @minimum 0
     */
  visits: number;
  /**
     * Pages opened
     * @minimum 0
     */
  views: number;
  /**
     * Visits in which a checkout was opened
     * @minimum 0
     */
  checkouts: number;
}

/**
 * Point of the chart
 */
export interface VisitPoint {
  /** First day, in the shop's time zone */
  from: string;
  /** Last day, inclusive */
  to: string;
  now: VisitFigures;
  /** Same days of the previous period */
  before: VisitFigures;
}

/**
 * New or changed note
 */
export interface TimelineNoteInput {
  /** Day in the shop's time zone, today at the latest */
  day: string;
  /**
     * What happened
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  text: string;
}


/**
 * Views of a page
 */
export interface VisitPage {
  /** Path of the page; `*` for the pages beyond the limit of distinct pages of a day */
  path: string;
  /** What the page shows */
  kind: VisitPageKind;
  /**
     * Title of the article or product; null for other pages and deleted ones
     * @nullable
     */
  title: string | null;
  /**
     * How often it was opened
     * @minimum 0
     */
  views: number;
  /**
     * Views in the previous period
     * @minimum 0
     */
  before: number;
  /**
     * Visits that began there
     * @minimum 0
     */
  entries: number;
  /** Visits that ended there */
  exits: number;
  /**
     * How often an article was read to its end; 0 for other pages
     * @minimum 0
     */
  reads: number;
  /**
     * Visits that began there and opened a checkout
     * @minimum 0
     */
  checkouts: number;
}

/**
 * What a product's page led to, from counts and not from persons
 */
export interface VisitProduct {
  /** Id of the product */
  id: number;
  /**
     * Null after the product was deleted
     * @nullable
     */
  title: string | null;
  /**
     * How often its page was opened
     * @minimum 0
     */
  views: number;
  /**
     * How often its checkout was opened
     * @minimum 0
     */
  checkouts: number;
  /**
     * Orders placed, as in the analytics
     * @minimum 0
     */
  orders: number;
  /** Paid less refunds, in the shop's currency */
  revenue: number;
}

/**
 * What a newsletter led to in a period
 */
export interface VisitNewsletter {
  /** Of the newsletter */
  id: string;
  /** Its subject */
  title: string;
  /** Day on which it was sent, in the shop's time zone */
  day: string;
  /**
     * Visits that began with one of its links
     * @minimum 0
     */
  visits: number;
  /**
     * Visits among them in which a checkout was opened
     * @minimum 0
     */
  checkouts: number;
  /**
     * Paid orders with a coupon that it names. An order counts once: for the last newsletter before it that names the coupon.
     * @minimum 0
     */
  orders: number;
  /** Paid for these orders less refunds, both of the period, tax included */
  revenue: number;
}

/**
 * What a coupon led to in a period
 */
export interface VisitCoupon {
  /** As customers enter it */
  code: string;
  /**
     * Visits by links of newsletters that name it, or with it as `utm_campaign`; each counts once
     * @minimum 0
     */
  visits: number;
  /**
     * Visits among them in which a checkout was opened
     * @minimum 0
     */
  checkouts: number;
  /**
     * Paid orders with it, wherever the customer found it
     * @minimum 0
     */
  orders: number;
  /** Paid for these orders less refunds, both of the period, tax included */
  revenue: number;
}

/**
 * Visits with one source, campaign, country or device
 */
export interface VisitOrigin {
  /** Empty for direct visits; `*` for what is beyond the limit of distinct names of a day */
  name: string;
  /**
     * Visits of the period
     * @minimum 0
     */
  visits: number;
  /**
     * Visits of the previous period
     * @minimum 0
     */
  before: number;
  /**
     * Sum of each day's visitors
     * @minimum 0
     */
  visitors: number;
  /**
     * Visits in which a checkout was opened
     * @minimum 0
     */
  checkouts: number;
}

/**
 * Words that visitors searched for
 */
export interface VisitSearch {
  /** In lower case; `*` for what is beyond the limit of distinct searches of a day */
  words: string;
  /**
     * How often they were searched for
     * @minimum 0
     */
  searches: number;
  /**
     * How often nothing was found
     * @minimum 0
     */
  unsuccessful: number;
}

/**
 * Requested page that does not exist
 */
export interface VisitMissingPage {
  /** As requested; `*` for what is beyond the limit of distinct pages of a day */
  path: string;
  /**
     * How often it was requested
     * @minimum 0
     */
  views: number;
}

/**
 * Visits of a period compared with the one before; lists have at most 100 rows
 */
export interface AdminVisits {
  /** First day, in the shop's time zone */
  from: string;
  /** Last day, inclusive */
  to: string;
  unit: AnalyticsUnit;
  /** First day of the previous period, which is of the same length */
  beforeFrom: string;
  /** Last day of the previous period */
  beforeTo: string;
  /**
     * First day that was counted; null while nothing has been
     * @nullable
     */
  since: string | null;
  /** Of the whole period */
  totals: VisitFigures;
  /** Of the whole previous period */
  before: VisitFigures;
  /** Oldest first */
  points: VisitPoint[];
  /**
     * Articles, releases, newsletters, prices and notes of the period, oldest first; the last 100
     * @maxItems 100
     */
  notes: TimelineNote[];
  /**
     * Most views first
     * @maxItems 100
     */
  pages: VisitPage[];
  /**
     * Most views first
     * @maxItems 100
     */
  products: VisitProduct[];
  /**
     * Newsletters with visits or paid orders in the period, highest revenue first
     * @maxItems 100
     */
  newsletters: VisitNewsletter[];
  /**
     * Coupons with visits or paid orders in the period, highest revenue first
     * @maxItems 100
     */
  coupons: VisitCoupon[];
  /**
     * By `utm_source`, otherwise by the host of the referrer; most visits first
     * @maxItems 100
     */
  sources: VisitOrigin[];
  /**
     * By `utm_medium`, most visits first
     * @maxItems 100
     */
  media: VisitOrigin[];
  /**
     * By `utm_campaign`, most visits first
     * @maxItems 100
     */
  campaigns: VisitOrigin[];
  /**
     * ISO 3166-1 codes, where the proxy names the visitor's country; most visits first
     * @maxItems 100
     */
  countries: VisitOrigin[];
  /**
     * Values of `VisitDevice`, most visits first
     * @maxItems 3
     */
  devices: VisitOrigin[];
  /**
     * Most searches first
     * @maxItems 100
     */
  searches: VisitSearch[];
  /**
     * Most requests first
     * @maxItems 100
     */
  missing: VisitMissingPage[];
}

/**
 * Category or tag with its articles
 */
export interface PostTopic {
  /** Name of the category or tag */
  name: string;
  /**
     * Published articles in it
     * @minimum 0
     */
  posts: number;
}

/**
 * Filters for the list of articles
 */
export interface PostTopics {
  /**
     * Pinned ones in the owner's order; without any, those with the most articles first
     * @maxItems 30
     */
  categories: PostTopic[];
  /**
     * Pinned ones in the owner's order; without any, those with the most articles first
     * @maxItems 30
     */
  tags: PostTopic[];
}

/**
 * Reactions to an article
 */
export interface PostReactions {
  /**
     * Total of visitors and customers
     * @minimum 0
     */
  likes: number;
  /**
     * Total of visitors and customers
     * @minimum 0
     */
  saves: number;
  /**
     * Number of approved comments
     * @minimum 0
     */
  comments: number;
  /** Whether the caller likes it */
  liked: boolean;
  /** Whether the caller has saved it */
  saved: boolean;
}


/**
 * Comment on an article
 */
export interface Comment {
  /** Identifies the comment */
  id: string;
  /** Name of the author; 'Former member' after the account was erased */
  author: string;
  /**
     * Path of the author's picture; null without one
     * @nullable
     */
  avatar: string | null;
  /** Whether an administrator wrote it */
  studio: boolean;
  /** Plain text as the author wrote it */
  text: string;
  /** `pending` comments are visible to their author only */
  status: CommentStatus;
  /** Whether the caller wrote it */
  own: boolean;
  /** When it was written */
  created_at: string;
}

/**
 * One page of comments
 */
export interface CommentPage {
  /** Newest first */
  items: Comment[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * Comment to post
 */
export interface CommentInput {
  /**
     * Plain text, trimmed; appears after approval
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  text: string;
}


/**
 * 5 is best
 * @minimum 1
 * @maximum 5
 */
export type Stars = number;

/**
 * Approved review of a product
 */
export interface Review {
  /** Identifies the review */
  id: string;
  /** Name of the author; 'Former customer' after the account was erased */
  author: string;
  /**
     * Path of the author's picture; null without one
     * @nullable
     */
  avatar: string | null;
  stars: Stars;
  /** Plain text as the author wrote it; may be empty */
  text: string;
  /** When it was first written */
  created_at: string;
  /** Whether it was changed since */
  edited: boolean;
  /**
     * Public reply of the studio; null without one
     * @nullable
     */
  answer: string | null;
}

/**
 * One page of reviews with the summary of all
 */
export interface ReviewPage {
  /** In the requested order */
  items: Review[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
  /**
     * Average stars of all approved reviews with one decimal; 0 without reviews
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  /**
     * Number of reviews with 1, 2, 3, 4 and 5 stars
     * @minItems 5
     * @maxItems 5
     * @items.minimum 0
     */
  counts: number[];
}


/**
 * The caller's review
 */
export interface OwnReview {
  stars: Stars;
  /** Plain text as the caller wrote it; may be empty */
  text: string;
  /** `refused` reviews are visible to their author only */
  status: OwnReviewStatus;
  /**
     * Public reply of the studio; null without one
     * @nullable
     */
  answer: string | null;
  /** When it was first written */
  created_at: string;
}

/**
 * Whether and how the caller reviewed a product
 */
export interface OwnReviewState {
  /** Whether the caller owns the product and may review it */
  allowed: boolean;
  /** Null without one */
  review: OwnReview | null;
}

/**
 * Review to post, or the new text of the existing one
 */
export interface ReviewInput {
  stars: Stars;
  /**
     * Plain text, trimmed; may be empty
     * @maxLength 2000
     */
  text: string;
}

/**
 * Subscription to confirm by email
 */
export interface NewsletterInput {
  email: Email;
  /**
     * Ignored; sent by forms of earlier releases
     * @maxLength 200
     */
  website?: string;
  list?: SubscriberList;
}

/**
 * Token of an emailed link
 */
export interface NewsletterToken {
  /**
     * Valid for seven days to confirm; tokens to unsubscribe do not expire
     * @minLength 1
     * @maxLength 200
     * @pattern ^[A-Za-z0-9._-]+$
     */
  token: string;
}



/**
 * New order of a content list
 */
export interface ContentOrder {
  /**
     * All ids of the list in their new order
     * @minItems 1
     * @maxItems 500
     * @items.minimum 1
     * @items.maximum 999999999
     */
  ids: number[];
}

/**
 * Absolute URL with https
 * @maxLength 500
 * @pattern ^https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#][^\s\\]*)?$
 */
export type HttpsUrl = string;

/**
 * Path of the page without its slash; unique
 * @minLength 1
 * @maxLength 80
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type PageAddress = string;

/**
 * Heading within a page
 */
export interface PageHeading {
  /** Fragment for links to the heading */
  id: string;
  /** Plain text */
  title: string;
}

/**
 * Public page written by the owner
 */
export interface Page {
  /**
     * Grows by one with each new page
     * @minimum 1
     */
  id?: number;
  /** Path without its slash */
  address: string;
  /** Heading of the page */
  title: string;
  /** For search engines; may be empty */
  description: string;
  /** Sanitized HTML */
  html: string;
  /** Table of contents in page order */
  headings: PageHeading[];
  /** Day of the latest change in the shop's time zone */
  changedOn: string;
}

/**
 * Page in the administration's list
 */
export interface AdminPageRow {
  /**
     * Stays the same when the address is changed
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Heading of the page */
  title: string;
  /** Path without its slash */
  address: string;
  /** Whether visitors can read it */
  published: boolean;
  /** Whether it is the privacy policy or the terms, which keep their address and cannot be deleted */
  legal: boolean;
  /** When it was last changed */
  updated_at: string;
}

/**
 * All pages, without paging
 */
export interface AdminPageList {
  /** Legal pages first, then by title */
  items: AdminPageRow[];
}

/**
 * Page as administrators edit it
 */
export interface AdminPage {
  /**
     * Stays the same when the address is changed
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Heading of the page */
  title: string;
  /** Path without its slash */
  address: string;
  /** Whether visitors can read it */
  published: boolean;
  /** Whether it is the privacy policy or the terms, which keep their address and cannot be deleted */
  legal: boolean;
  /** When it was last changed */
  updated_at: string;
  /** For search engines; may be empty */
  description: string;
  /** Markdown; may be empty while not published */
  content: string;
}

/**
 * New or changed page; published pages need content
 */
export interface PageInput {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  title: string;
  address: PageAddress;
  /**
     * For search engines; may be empty
     * @maxLength 300
     */
  description: string;
  /**
     * Markdown
     * @maxLength 30000
     */
  content: string;
  /** Whether visitors can read it */
  published: boolean;
  /**
     * Version that was edited; required for a change, absent for a new page
     * @minimum 1
     */
  version?: number;
}


/**
 * Measured result of a project
 */
export interface CaseStudyResult {
  /**
     * Text for display, not a number
     * @minLength 1
     * @maxLength 14
     * @pattern \S
     */
  value: string;
  /**
     * What the figure counts
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  label: string;
  /**
     * Where the figure comes from, and for which time
     * @minLength 1
     * @maxLength 160
     * @pattern \S
     */
  source: string;
}

/**
 * Result as it is being typed
 */
export interface CaseStudyResultDraft {
  /**
     * As typed
     * @maxLength 14
     */
  value: string;
  /**
     * As typed
     * @maxLength 100
     */
  label: string;
  /**
     * As typed
     * @maxLength 160
     */
  source: string;
}

/**
 * Service that a project used
 */
export interface CaseStudyService {
  /**
     * Identifies the service
     * @minimum 1
     */
  id: number;
  /** Heading of the service */
  title: string;
}

/**
 * Product that belongs to a case study
 */
export interface CaseStudyProduct {
  /**
     * Identifies the product
     * @minimum 1
     */
  id: number;
  /** Current name of the product */
  title: string;
}

/**
 * Article that belongs to a case study
 */
export interface CaseStudyPost {
  /**
     * Identifies the article
     * @minimum 1
     */
  id: number;
  /** Last part of its path */
  address: string;
  /** Headline */
  title: string;
}

/**
 * Case study in a list
 */
export interface CaseStudyCard {
  /**
     * Stays the same when the address is changed
     * @minimum 1
     */
  id: number;
  /** Last part of its path */
  address: string;
  /** Heading of the page */
  title: string;
  /** Whom the work was for: a name, or a description such as 'An office in Khulna' */
  client: string;
  /** City of the client; may be empty */
  place: string;
  /** What the client does */
  sector: string;
  /**
     * When the work was finished
     * @minimum 2000
     * @maximum 2100
     */
  year: number;
  /** Two or three sentences in plain text */
  summary: string;
  image: Picture;
  /**
     * Services that the project used and that are published
     * @maxItems 6
     */
  services: CaseStudyService[];
  /**
     * The most important one first
     * @maxItems 4
     */
  results: CaseStudyResult[];
  /** Day of its first publication in the shop's time zone */
  published_on: string;
}

/**
 * All published case studies, without pages
 */
export interface CaseStudyList {
  /** Latest first */
  items: CaseStudyCard[];
}

/**
 * Case study as visitors read it
 */
export interface CaseStudy {
  /**
     * Stays the same when the address is changed
     * @minimum 1
     */
  id: number;
  /** Last part of its path */
  address: string;
  /** Heading of the page */
  title: string;
  /** Whom the work was for: a name, or a description such as 'An office in Khulna' */
  client: string;
  /** City of the client; may be empty */
  place: string;
  /** What the client does */
  sector: string;
  /**
     * When the work was finished
     * @minimum 2000
     * @maximum 2100
     */
  year: number;
  /** Two or three sentences in plain text */
  summary: string;
  image: Picture;
  /**
     * Services that the project used and that are published
     * @maxItems 6
     */
  services: CaseStudyService[];
  /**
     * The most important one first
     * @maxItems 4
     */
  results: CaseStudyResult[];
  /** Day of its first publication in the shop's time zone; today before that */
  published_on: string;
  /** Plain text; blank lines separate paragraphs */
  challenge: string;
  /** What was done; blank lines separate paragraphs */
  work: string;
  /** Sanitized HTML of the body; may be empty */
  html: string;
  /** The client's words; may be empty */
  quote: string;
  /** Who said it; empty without a quote */
  quote_name: string;
  /** Position of that person; may be empty */
  quote_role: string;
  /** Picture of that person; null without one */
  portrait: Picture | null;
  /** Null without a published one */
  product: CaseStudyProduct | null;
  /** Null without a published one */
  post: CaseStudyPost | null;
  /** The next one of the list; null without another */
  next: CaseStudyCard | null;
}

/**
 * Case study for the client whom it is about
 */
export interface CaseStudyDraft {
  study: CaseStudy;
  status: CaseStudyStatus;
  /**
     * Send it back with the answer
     * @minimum 1
     */
  version: number;
  /** The client's words in the original language */
  quote: string;
  /** Who said them */
  quote_name: string;
  /** Position of that person */
  quote_role: string;
  /**
     * How the client rates the work, 5 is best; null without a rating
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  rating: number | null;
  /** Name of the person who approved; empty without an approval */
  approved_by: string;
  /**
     * When it was approved; null without an approval
     * @nullable
     */
  approved_at: string | null;
  /**
     * When the client last asked for changes; null once the studio asked for approval again
     * @nullable
     */
  changes_at: string | null;
}

/**
 * Approval by the client
 */
export interface CaseStudyApproval {
  /**
     * The client's words; empty for none
     * @maxLength 600
     */
  quote: string;
  /**
     * Who said them; required with a quote
     * @maxLength 100
     */
  quote_name: string;
  /**
     * Position of that person; may be empty
     * @maxLength 100
     */
  quote_role: string;
  /**
     * How the client rates the work, 5 is best; null without a rating
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  rating: number | null;
  /**
     * Who approves
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * Version that was read
     * @minimum 1
     */
  version: number;
}

/**
 * Changes that the client asks for
 */
export interface CaseStudyChangeRequest {
  /**
     * The client's words; empty for none
     * @maxLength 600
     */
  quote: string;
  /**
     * Who said them; required with a quote
     * @maxLength 100
     */
  quote_name: string;
  /**
     * Position of that person; may be empty
     * @maxLength 100
     */
  quote_role: string;
  /**
     * What should be different
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  message: string;
  /**
     * Version that was read
     * @minimum 1
     */
  version: number;
}

/**
 * Case study in the administration's list
 */
export interface AdminCaseStudyRow {
  /**
     * Stays the same when the address is changed
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Heading of the page */
  title: string;
  /** Last part of its path */
  address: string;
  /** Whom the work was for */
  client: string;
  /**
     * When the work was finished
     * @minimum 2000
     * @maximum 2100
     */
  year: number;
  status: CaseStudyStatus;
  /** When it was last changed */
  updated_at: string;
  /** Null while none is selected */
  image: Picture | null;
}

/**
 * All case studies, without paging
 */
export interface AdminCaseStudyList {
  /** The one changed last first */
  items: AdminCaseStudyRow[];
}

/**
 * Case study as administrators edit it
 */
export interface AdminCaseStudy {
  /**
     * Stays the same when the address is changed
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Heading of the page */
  title: string;
  /** Last part of its path */
  address: string;
  /** Whom the work was for: a name, or a description such as 'An office in Khulna' */
  client: string;
  /** City of the client; may be empty */
  place: string;
  /** What the client does */
  sector: string;
  /**
     * When the work was finished
     * @minimum 2000
     * @maximum 2100
     */
  year: number;
  /** Whether the page names the client; then it is published only with the client's approval */
  client_named: boolean;
  /**
     * Ids of services
     * @maxItems 6
     * @items.minimum 1
     */
  services: number[];
  /** Plain text; may be empty in drafts */
  summary: string;
  /** Plain text; may be empty in drafts */
  challenge: string;
  /** What was done; may be empty in drafts */
  work: string;
  /**
     * The most important one first
     * @maxItems 4
     */
  results: CaseStudyResult[];
  /** Null while none is selected */
  image: Picture | null;
  /** Body in Markdown; may be empty */
  content: string;
  /** The client's words; may be empty */
  quote: string;
  /** Who said it; may be empty */
  quote_name: string;
  /** Position of that person; may be empty */
  quote_role: string;
  /** Picture of that person; null without one */
  portrait: Picture | null;
  /**
     * Product that belongs to it; null without one
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /**
     * Article that belongs to it; null without one
     * @minimum 1
     * @nullable
     */
  post_id: number | null;
  /**
     * Project that it is about; null without one
     * @nullable
     */
  lead_id: string | null;
  status: CaseStudyStatus;
  /** When it was last changed */
  updated_at: string;
  /**
     * How the client rates the work, 5 is best; null without a rating
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  rating: number | null;
  /** Name of the person who approved; empty without a valid approval */
  approved_by: string;
  /**
     * When it was approved; null without a valid approval
     * @nullable
     */
  approved_at: string | null;
  /**
     * When the link for approval was made; null without one
     * @nullable
     */
  requested_at: string | null;
  /** What the client last asked to change; empty once approval was asked for again */
  changes: string;
  /**
     * When the client asked for it; null without a request
     * @nullable
     */
  changes_at: string | null;
  /**
     * Testimonial made of the quote; null without one
     * @minimum 1
     * @nullable
     */
  testimonial_id: number | null;
}

/**
 * New or changed case study; a draft may be incomplete
 */
export interface CaseStudyInput {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  title: string;
  address: PageAddress;
  /**
     * Whom the work was for: a name, or a description such as 'An office in Khulna'
     * @maxLength 100
     */
  client: string;
  /** Whether the page names the client; then it is published only with the client's approval */
  client_named: boolean;
  /**
     * City of the client; may be empty
     * @maxLength 80
     */
  place: string;
  /**
     * What the client does
     * @maxLength 80
     */
  sector: string;
  /**
     * When the work was finished
     * @minimum 2000
     * @maximum 2100
     */
  year: number;
  /**
     * Ids of services
     * @maxItems 6
     * @items.minimum 1
     * @items.maximum 999999999
     */
  services: number[];
  /**
     * Plain text
     * @maxLength 400
     */
  summary: string;
  /**
     * Plain text; blank lines separate paragraphs
     * @maxLength 2000
     */
  challenge: string;
  /**
     * What was done; blank lines separate paragraphs
     * @maxLength 2000
     */
  work: string;
  /**
     * The most important one first
     * @maxItems 4
     */
  results: CaseStudyResult[];
  /** Null while none is selected */
  image: PictureChoice | null;
  /**
     * Body in Markdown
     * @maxLength 30000
     */
  content: string;
  /**
     * The client's words; may be empty
     * @maxLength 600
     */
  quote: string;
  /**
     * Who said it; required with a quote of a named client, empty when no client is named
     * @maxLength 100
     */
  quote_name: string;
  /**
     * Position of that person; may be empty
     * @maxLength 100
     */
  quote_role: string;
  /** Picture of that person; null without one */
  portrait: PictureChoice | null;
  /**
     * Product that belongs to it; null or absent without one
     * @minimum 1
     * @maximum 999999999
     * @nullable
     */
  product_id?: number | null;
  /**
     * Article that belongs to it; null or absent without one
     * @minimum 1
     * @maximum 999999999
     * @nullable
     */
  post_id?: number | null;
  /**
     * Project that it is about; null or absent without one
     * @nullable
     */
  lead_id?: string | null;
  /**
     * Version that was edited; required for a change, absent for a new case study
     * @minimum 1
     */
  version?: number;
}

/**
 * Whether visitors can read a case study
 */
export interface CaseStudyPublication {
  /** False takes it off the site */
  published: boolean;
  /**
     * Version that was read
     * @minimum 1
     */
  version: number;
}

/**
 * Case study to approve
 */
export interface ApprovalRequest {
  /**
     * Version that was edited, an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
  /**
     * Where the link is emailed; without it the link is only returned
     * @maxLength 254
     */
  email?: string;
}

/**
 * Link for the client's approval
 */
export interface ApprovalLink {
  /** Absolute; its token is not stored and cannot be shown again */
  url: string;
  study: AdminCaseStudy;
}

/**
 * Testimonial made of a case study
 */
export interface CaseStudyTestimonial {
  /**
     * Identifies the testimonial
     * @minimum 1
     */
  id: number;
}


/**
 * Text to render without saving it
 */
export interface TextPreviewInput {
  /**
     * Markdown
     * @maxLength 30000
     */
  text: string;
}

/**
 * Rendered Markdown
 */
export interface TextPreview {
  /** Sanitized HTML as readers would get it */
  html: string;
  /**
     * Warnings about content that is not shown as written, such as removed HTML
     * @maxItems 20
     */
  notes: string[];
}





/**
 * Saved revision of an article or page
 */
export interface RevisionRow {
  /**
     * Counts up per article or page
     * @minimum 1
     */
  id: number;
  /** Title at that time */
  title: string;
  /**
     * Name of the administrator who saved it; null after that account was deleted and for content from before revisions existed
     * @nullable
     */
  by: string | null;
  /** When it was saved */
  at: string;
  /** Fields that differ from the previous revision; empty for the oldest one */
  changed: RevisionField[];
  /** Whether it is the current content */
  present: boolean;
}

/**
 * One page of revisions
 */
export interface RevisionPage {
  /** Newest first */
  items: RevisionRow[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}


/**
 * Piece of a text comparison
 */
export interface RevisionPart {
  /** `added` is only in the current text, `removed` only in the revision */
  change: RevisionPartChange;
  /** Plain text of the piece */
  text: string;
}

/**
 * Field that differs from the current content
 */
export interface RevisionDifference {
  field: RevisionField;
  /** In reading order; all pieces but `removed` give the current text */
  parts: RevisionPart[];
}

/**
 * Revision compared with the current content
 */
export interface RevisionComparison {
  /**
     * Counts up per article or page
     * @minimum 1
     */
  id: number;
  /** Title at that time */
  title: string;
  /**
     * Name of the administrator who saved it; null after that account was deleted and for content from before revisions existed
     * @nullable
     */
  by: string | null;
  /** When it was saved */
  at: string;
  /** Fields that differ from the previous revision; empty for the oldest one */
  changed: RevisionField[];
  /** Whether it is the current content */
  present: boolean;
  /** Empty when it is the current content */
  differences: RevisionDifference[];
}

/**
 * Replaces the current content by a revision
 */
export interface RestoreInput {
  /**
     * Current version of the article or page; an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
}

/**
 * Result of a restore
 */
export interface Restored {
  /**
     * New version of the article or page
     * @minimum 1
     */
  version: number;
  /** Parts that could not be restored, such as a deleted picture */
  notes: string[];
}

/**
 * Suggested slug
 */
export interface ProposedAddress {
  /** Made from the title and not in use; empty when the title yields none */
  address: string;
}

/**
 * Unsaved content of the editor; articles and pages use different fields
 */
export interface WritingDraft {
  /**
     * As typed
     * @maxLength 150
     */
  title?: string;
  /**
     * Articles only
     * @maxLength 400
     */
  excerpt?: string;
  /**
     * Pages only
     * @maxLength 300
     */
  description?: string;
  /**
     * As typed
     * @maxLength 30000
     */
  content?: string;
  format?: TextFormat;
  /**
     * Articles only
     * @maxLength 60
     */
  category?: string;
  /**
     * Articles only; separated by commas
     * @maxLength 1000
     */
  tags?: string;
  /**
     * Articles only
     * @maxLength 80
     */
  series?: string;
  /**
     * Articles only
     * @maxLength 100
     */
  author?: string;
  /**
     * As typed; not yet checked
     * @maxLength 200
     */
  address?: string;
  /** Articles only; null while none is selected */
  image?: PictureChoice | null;
  status?: PostStatus;
  /**
     * Articles only; as typed in the date field, may be incomplete
     * @maxLength 30
     */
  publishAt?: string;
  /** Pages only */
  published?: boolean;
  /**
     * Case studies only
     * @maxLength 100
     */
  client?: string;
  /** Case studies only */
  client_named?: boolean;
  /**
     * Case studies only
     * @maxLength 80
     */
  place?: string;
  /**
     * Case studies only
     * @maxLength 80
     */
  sector?: string;
  /**
     * Case studies only; as typed
     * @maxLength 10
     */
  year?: string;
  /**
     * Case studies only; ids of services
     * @maxItems 6
     * @items.minimum 1
     * @items.maximum 999999999
     */
  services?: number[];
  /**
     * Case studies only
     * @maxLength 400
     */
  summary?: string;
  /**
     * Case studies only
     * @maxLength 2000
     */
  challenge?: string;
  /**
     * Case studies only
     * @maxLength 2000
     */
  work?: string;
  /**
     * Case studies only
     * @maxItems 4
     */
  results?: CaseStudyResultDraft[];
  /**
     * Case studies only
     * @maxLength 600
     */
  quote?: string;
  /**
     * Case studies only
     * @maxLength 100
     */
  quote_name?: string;
  /**
     * Case studies only
     * @maxLength 100
     */
  quote_role?: string;
  /** Case studies only; null without one */
  portrait?: PictureChoice | null;
  /**
     * Case studies only
     * @minimum 1
     * @maximum 999999999
     * @nullable
     */
  product_id?: number | null;
  /**
     * Case studies only
     * @minimum 1
     * @maximum 999999999
     * @nullable
     */
  post_id?: number | null;
  /**
     * Case studies only
     * @nullable
     */
  lead_id?: string | null;
}

/**
 * Draft to store for the signed-in administrator
 */
export interface WorkingCopyInput {
  draft: WritingDraft;
  /**
     * Version of the article or page the edit started from; absent for a new one
     * @minimum 1
     */
  version?: number;
}

/**
 * Stored draft
 */
export interface WorkingCopyKept {
  /** When it was stored */
  keptAt: string;
}

/**
 * Draft of the signed-in administrator; visible to no one else
 */
export interface WorkingCopy {
  draft: WritingDraft;
  /** Picture of the draft; null without one and after it was deleted from the library */
  image: Picture | null;
  /**
     * Version of the article or page the edit started from; null for a new one
     * @minimum 1
     * @nullable
     */
  version: number | null;
  /** When it was stored */
  keptAt: string;
}

/**
 * Draft of the signed-in administrator, if any
 */
export interface WorkingCopyAnswer {
  /** Null without a draft */
  copy: WorkingCopy | null;
}

/**
 * Article in the administration's list
 */
export interface AdminPostRow {
  /**
     * Grows by one with each new article
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Headline */
  title: string;
  /** Name of its category; may be empty in drafts */
  category: string;
  /** As the editor entered it */
  author: string;
  status: PostStatus;
  /**
     * Scheduled time, or start of the day of publication; null for drafts
     * @nullable
     */
  publishAt: string | null;
  /** When it was last changed */
  updated_at: string;
  /** Null while none is selected */
  image: Picture | null;
}

/**
 * Article as administrators edit it
 */
export interface AdminPost {
  /**
     * Grows by one with each new article
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Slug; empty when its path ends with its id */
  address: string;
  /** Name of its series; empty when it is not part of one */
  series: string;
  /** Headline */
  title: string;
  /** Name of its category; may be empty in drafts */
  category: string;
  /** As the editor entered it */
  author: string;
  status: PostStatus;
  /**
     * Scheduled time, or start of the day of publication; null for drafts
     * @nullable
     */
  publishAt: string | null;
  /** When it was last changed */
  updated_at: string;
  /** Null while none is selected */
  image: Picture | null;
  /** Summary in plain text; may be empty in drafts */
  excerpt: string;
  /** Plain text or Markdown, by `format` */
  content: string;
  format: TextFormat;
  /** Names of its tags */
  tags: string[];
  /** Estimated from the content */
  readTime: string;
}

/**
 * One page of articles
 */
export interface AdminPostPage {
  /** In the requested order */
  items: AdminPostRow[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * New or changed article. Excerpt, content, category and picture may be missing in a draft only.
 */
export interface PostInput {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 150
     * @pattern \S
     */
  title: string;
  /**
     * Slug in Latin or Bangla letters, unique among articles; empty to use the id, unchanged when omitted
     * @maxLength 80
     * @pattern ^([a-z0-9\u0981-\u0983\u0985-\u09b9\u09bc-\u09ce\u09d7\u09df-\u09e3\u09e6-\u09f1]+(-[a-z0-9\u0981-\u0983\u0985-\u09b9\u09bc-\u09ce\u09d7\u09df-\u09e3\u09e6-\u09f1]+)*)?$
     */
  address?: string;
  /**
     * Summary in plain text
     * @maxLength 400
     */
  excerpt: string;
  /**
     * Plain text with blank lines between paragraphs, or Markdown
     * @maxLength 30000
     */
  content: string;
  format?: TextFormat;
  /**
     * Name from the owner's list; a new name is added to it
     * @maxLength 60
     */
  category: string;
  /**
     * Names from the owner's list; new names are added to it
     * @maxItems 12
     * @items.minLength 1
     * @items.maxLength 40
     * @items.pattern \S
     */
  tags: string[];
  /**
     * Name of its series, ordered by publication; empty for none, unchanged when omitted
     * @maxLength 80
     */
  series?: string;
  /**
     * Shown with the article
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  author: string;
  /** Null for none */
  image: PictureChoice | null;
  status: PostStatus;
  /**
     * Required for a scheduled article, otherwise null
     * @nullable
     */
  publishAt: string | null;
  /**
     * Version that was edited; required for a change, absent for a new article
     * @minimum 1
     */
  version?: number;
}

/**
 * New or changed testimonial; texts are trimmed
 */
export interface TestimonialInput {
  /**
     * Name of the client
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * Position in the company
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  role: string;
  /**
     * May be empty
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  company: string;
  /**
     * What the studio did for the client
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  service: string;
  /**
     * 5 is best
     * @minimum 1
     * @maximum 5
     */
  rating: number;
  /**
     * The quote as plain text
     * @minLength 1
     * @maxLength 1000
     * @pattern \S
     */
  comment: string;
  image: PictureChoice;
  /** Whether visitors see it */
  published: boolean;
  /**
     * Version that was edited; required for a change, absent for a new entry
     * @minimum 1
     */
  version?: number;
}

/**
 * Testimonial as administrators edit it
 */
export interface AdminTestimonial {
  /**
     * Identifies the entry when ordering the list
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Whether visitors see it */
  published: boolean;
  /** When it was last changed */
  updated_at: string;
  /** Name of the client */
  name: string;
  /** Position in the company */
  role: string;
  /** May be empty */
  company: string;
  /** What the studio did for the client */
  service: string;
  /**
     * 5 is best
     * @minimum 1
     * @maximum 5
     */
  rating: number;
  /** The quote as plain text */
  comment: string;
  image: Picture;
}

/**
 * One page of testimonials
 */
export interface AdminTestimonialPage {
  /** In the owner's order */
  items: AdminTestimonial[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * New or changed question; texts are trimmed
 */
export interface FaqInput {
  /**
     * One line
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  question: string;
  /**
     * Plain text; blank lines separate paragraphs
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  answer: string;
  /** Whether visitors see it */
  published: boolean;
  /**
     * Version that was edited; required for a change, absent for a new entry
     * @minimum 1
     */
  version?: number;
}

/**
 * Question as administrators edit it
 */
export interface AdminFaq {
  /**
     * Identifies the entry when ordering the list
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Whether visitors see it */
  published: boolean;
  /** When it was last changed */
  updated_at: string;
  /** One line */
  question: string;
  /** Plain text; blank lines separate paragraphs */
  answer: string;
}

/**
 * One page of questions
 */
export interface AdminFaqPage {
  /** In the owner's order */
  items: AdminFaq[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}


/**
 * New or changed service; texts are trimmed
 */
export interface ServiceInput {
  icon: ServiceIcon;
  /**
     * Heading
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  title: string;
  /**
     * Summary for the card
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  description: string;
  /**
     * Full text; blank lines separate paragraphs
     * @minLength 1
     * @maxLength 3000
     * @pattern \S
     */
  longDescription: string;
  /**
     * Short phrases in the order shown
     * @maxItems 12
     * @items.minLength 1
     * @items.maxLength 120
     * @items.pattern \S
     */
  features: string[];
  image: PictureChoice;
  /** Whether visitors see it */
  published: boolean;
  /**
     * Version that was edited; required for a change, absent for a new entry
     * @minimum 1
     */
  version?: number;
}

/**
 * Service as administrators edit it
 */
export interface AdminService {
  /**
     * Identifies the entry when ordering the list
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Whether visitors see it */
  published: boolean;
  /** When it was last changed */
  updated_at: string;
  /** Name of an outline icon */
  icon: string;
  /** Heading */
  title: string;
  /** Summary for the card */
  description: string;
  /** Full text; blank lines separate paragraphs */
  longDescription: string;
  /** Short phrases in the order shown */
  features: string[];
  image: Picture;
}

/**
 * One page of services
 */
export interface AdminServicePage {
  /** In the owner's order */
  items: AdminService[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * Profile on a social network
 */
export interface SocialLinkInput {
  network: SocialNetwork;
  url: HttpsUrl;
}

/**
 * New or changed team member; texts are trimmed
 */
export interface TeamMemberInput {
  /**
     * Full name
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * Position in the studio
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  role: string;
  image: PictureChoice;
  /**
     * Plain text
     * @minLength 1
     * @maxLength 600
     * @pattern \S
     */
  bio: string;
  /**
     * One profile per network, in the order shown
     * @maxItems 6
     */
  social: SocialLinkInput[];
  /** Whether visitors see it */
  published: boolean;
  /**
     * Version that was edited; required for a change, absent for a new entry
     * @minimum 1
     */
  version?: number;
}

/**
 * Team member as administrators edit it
 */
export interface AdminTeamMember {
  /**
     * Identifies the entry when ordering the list
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Whether visitors see it */
  published: boolean;
  /** When it was last changed */
  updated_at: string;
  /** Full name */
  name: string;
  /** Position in the studio */
  role: string;
  image: Picture;
  /** Plain text */
  bio: string;
  /** In the order shown */
  social: SocialLink[];
}

/**
 * One page of team members
 */
export interface AdminTeamMemberPage {
  /** In the owner's order */
  items: AdminTeamMember[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * New or changed slide; texts are trimmed
 */
export interface SlideInput {
  /**
     * Product the slide links to
     * @minimum 1
     * @maximum 999999999
     */
  productId: number;
  /**
     * Heading of the slide
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * Shown above the heading
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  category: string;
  /**
     * Plain text
     * @minLength 1
     * @maxLength 400
     * @pattern \S
     */
  description: string;
  /**
     * Short phrases in the order shown
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 120
     * @items.pattern \S
     */
  features: string[];
  picture: PictureChoice;
  /** Whether visitors see it */
  published: boolean;
  /**
     * Version that was edited; required for a change, absent for a new entry
     * @minimum 1
     */
  version?: number;
}

/**
 * Slide as administrators edit it
 */
export interface AdminSlide {
  /**
     * Identifies the entry when ordering the list
     * @minimum 1
     */
  id: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /** Whether visitors see it */
  published: boolean;
  /** When it was last changed */
  updated_at: string;
  /**
     * Product the slide links to
     * @minimum 1
     */
  productId: number;
  /** Current title of that product */
  productTitle: string;
  /** Heading of the slide */
  name: string;
  /** Shown above the heading */
  category: string;
  /** Plain text */
  description: string;
  /** Short phrases in the order shown */
  features: string[];
  picture: Picture;
}

/**
 * One page of slides
 */
export interface AdminSlidePage {
  /** In the owner's order */
  items: AdminSlide[];
  /**
     * Number of items on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * Accent colour of the site; needs a contrast of 4.5 to 1 on its background
 */
export interface SiteAccent {
  /**
     * On light backgrounds
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  light: string;
  /**
     * On dark backgrounds
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  dark: string;
}

/**
 * Name of an outline icon of the site
 * @minLength 1
 * @maxLength 40
 * @pattern ^[a-z0-9-]+$
 */
export type SiteIconName = string;

/**
 * Path of the site, such as /blog, or an HTTPS URL
 * @minLength 1
 * @maxLength 500
 * @pattern ^(https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#][^\s\\]*)?|/([^/\s\\][^\s\\]*)?)$
 */
export type SiteLinkAddress = string;

/**
 * Short text with an icon
 */
export interface SiteIconTextInput {
  icon: SiteIconName;
  /**
     * Heading; unique within its list
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  title: string;
  /**
     * Plain text; may be empty
     * @minLength 1
     * @maxLength 240
     * @pattern \S
     */
  description: string;
}

/**
 * Heading of a public page
 */
export interface SiteHeadInput {
  /**
     * Empty to use the page's own title
     * @maxLength 80
     */
  title: string;
  /**
     * Introduction below the title; empty for none
     * @maxLength 300
     */
  text: string;
}

/**
 * Link to the site's profile on a network
 */
export interface SiteNetworkInput {
  /**
     * Any name; well-known ones get their own icon
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  network: string;
  url: HttpsUrl;
}

/**
 * Line of the opening hours
 */
export interface BusinessHoursInput {
  /**
     * Free text, such as 'Monday to Friday'; unique
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  days: string;
  /**
     * Free text, such as '9:00 to 18:00' or 'Closed'
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  hours: string;
}

/**
 * Link in the footer
 */
export interface FooterLinkInput {
  /**
     * Link text
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  label: string;
  url: SiteLinkAddress;
}

/**
 * Column of footer links
 */
export interface FooterColumnInput {
  /**
     * Heading of the column; unique
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  title: string;
  /**
     * In the order shown
     * @minItems 1
     * @maxItems 12
     */
  links: FooterLinkInput[];
}

/**
 * Name and look of the site
 */
export interface SiteIdentity {
  /** Used in titles, the header and emails */
  name: string;
  /** For search engines and, without `intro`, on the home page */
  description: string;
  /** Appended to the name in the title of the home page; may be empty */
  tagline: string;
  /** Heading of the home page; empty to use the name */
  headline: string;
  /** Text beside the heading; empty to use the description */
  intro: string;
  /** Null to show the name instead */
  logo: Picture | null;
  /** Logo for dark backgrounds; null to use `logo` there too */
  logoDark: Picture | null;
  /** Whether the name is shown beside the logo */
  showName: boolean;
  /** Square picture for browser tabs and home screens; null for the built-in one */
  icon: Picture | null;
  /** Preview picture for shared links; null for none */
  shareCard: Picture | null;
  /** Null for the built-in colour */
  accent: SiteAccent | null;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 0
     */
  version: number;
}

/**
 * Full replacement of the section; texts are trimmed
 */
export interface SiteIdentityInput {
  /**
     * One line
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /**
     * For search engines and, without `intro`, on the home page
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  description: string;
  /**
     * Appended to the name in the title of the home page; may be empty
     * @maxLength 80
     */
  tagline: string;
  /**
     * Heading of the home page; empty to use the name
     * @maxLength 80
     */
  headline: string;
  /**
     * Text beside the heading; empty to use the description
     * @maxLength 400
     */
  intro: string;
  /** Null to show the name instead */
  logo: PictureChoice | null;
  /** Logo for dark backgrounds; null to use `logo` there too */
  logoDark: PictureChoice | null;
  /** Whether to show the name beside the logo */
  showName: boolean;
  /** Square picture for browser tabs and home screens; null for the built-in one */
  icon: PictureChoice | null;
  /** Preview picture for shared links; null for none */
  shareCard: PictureChoice | null;
  /** Null for the built-in colour */
  accent: SiteAccent | null;
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}

/**
 * Public contact details
 */
export interface SiteContact {
  /** Public contact address; also gets the studio's emails */
  email: string;
  /** For display; may be empty */
  phone: string;
  /** City and country for display; may be empty */
  location: string;
  /** URL of the messaging channel; may be empty */
  channelUrl: string;
  /** Typical reply time in words; may be empty */
  answer: string;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 0
     */
  version: number;
}

/**
 * Full replacement of the section; texts are trimmed
 */
export interface SiteContactInput {
  email: Email;
  /**
     * For display; may be empty
     * @maxLength 40
     */
  phone: string;
  /**
     * City and country for display; may be empty
     * @maxLength 120
     */
  location: string;
  /**
     * HTTPS URL of the messaging channel; may be empty
     * @maxLength 500
     * @pattern ^(https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#][^\s\\]*)?)?$
     */
  channelUrl: string;
  /**
     * Typical reply time in words; may be empty
     * @maxLength 120
     */
  answer: string;
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}

/**
 * Opening hours
 */
export interface SiteHours {
  /** In the order shown */
  items: BusinessHours[];
  /**
     * Send it back with a change; grows by one with each
     * @minimum 0
     */
  version: number;
}

/**
 * Full replacement of the section; texts are trimmed
 */
export interface SiteHoursInput {
  /**
     * In the order shown
     * @maxItems 14
     */
  items: BusinessHoursInput[];
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}

/**
 * Profiles on social networks
 */
export interface SiteSocial {
  /** In the order shown */
  items: SiteNetwork[];
  /**
     * Send it back with a change; grows by one with each
     * @minimum 0
     */
  version: number;
}

/**
 * Full replacement of the section
 */
export interface SiteSocialInput {
  /**
     * In the order shown
     * @maxItems 12
     */
  items: SiteNetworkInput[];
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}

/**
 * Footer as the owner wrote it, including links whose targets do not exist yet
 */
export interface SiteFooter {
  /** In the order shown */
  columns: FooterColumn[];
  /** Sentence before the year and the name; may be empty */
  line?: string;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 0
     */
  version: number;
}

/**
 * Full replacement of the section; texts are trimmed
 */
export interface SiteFooterInput {
  /**
     * In the order shown
     * @maxItems 4
     */
  columns: FooterColumnInput[];
  /**
     * Sentence before the year and the name; empty for none
     * @maxLength 80
     */
  line?: string;
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}

/**
 * Headings above the lists of the public pages
 */
export interface SiteHeadsSection {
  products: SiteHead;
  services: SiteHead;
  blog: SiteHead;
  contact: SiteHead;
  about: SiteHead;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 0
     */
  version: number;
}

/**
 * Full replacement of the section; texts are trimmed
 */
export interface SiteHeadsInput {
  products: SiteHeadInput;
  services: SiteHeadInput;
  blog: SiteHeadInput;
  contact: SiteHeadInput;
  about: SiteHeadInput;
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}

/**
 * Announcement of the premium suite on the home page
 */
export interface SiteSuite {
  /** Heading; empty for 'Coming Soon' */
  title: string;
  /** Introduction below the heading; may be empty */
  text: string;
  /** Announced features; empty hides the section */
  cards: IconText[];
  /** Whether visitors can join the waitlist */
  waitlist: boolean;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 0
     */
  version: number;
}

/**
 * Full replacement of the section; texts are trimmed
 */
export interface SiteSuiteInput {
  /**
     * Heading; empty for 'Coming Soon'
     * @maxLength 80
     */
  title: string;
  /**
     * Introduction below the heading; may be empty
     * @maxLength 300
     */
  text: string;
  /**
     * Announced features; empty hides the section
     * @maxItems 8
     */
  cards: SiteIconTextInput[];
  /** Whether visitors can join the waitlist */
  waitlist: boolean;
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}

/**
 * Texts shown on every product page
 */
export interface SiteProductPage {
  /** In the order shown */
  cards: IconText[];
  /** Shown only together with `promoUrl` */
  promoText: string;
  /** Label of the link; empty for 'Visit' */
  promoLink: string;
  /** HTTPS URL; empty hides the box */
  promoUrl: string;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 0
     */
  version: number;
}

/**
 * Full replacement of the section; texts are trimmed
 */
export interface SiteProductPageInput {
  /**
     * In the order shown
     * @maxItems 6
     */
  cards: SiteIconTextInput[];
  /**
     * Shown only together with `promoUrl`
     * @maxLength 80
     */
  promoText: string;
  /**
     * Label of the link; empty for 'Visit'
     * @maxLength 40
     */
  promoLink: string;
  /**
     * HTTPS URL; empty hides the box
     * @maxLength 500
     * @pattern ^(https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#][^\s\\]*)?)?$
     */
  promoUrl: string;
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}

/**
 * Film on the home page
 */
export interface SiteFilm {
  /** Label of the play button; empty for 'Watch Our Story' */
  title: string;
  /** Embedded player; empty to play `files` or, without any, show the slides as the story */
  embedUrl: string;
  /** Same film in several formats, preferred one first */
  files: FilmFile[];
  /** In several languages; empty without captions */
  captions: FilmCaptions[];
  /** Minutes and seconds for display; may be empty */
  duration: string;
  /** Without one the film is hidden */
  poster: Picture | null;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 0
     */
  version: number;
}

/**
 * Full replacement of the section; texts are trimmed
 */
export interface SiteFilmInput {
  /**
     * Label of the play button; empty for 'Watch Our Story'
     * @maxLength 80
     */
  title: string;
  /**
     * Player of a privacy-friendly host; empty to play `files` or, without any, show the slides as the story
     * @maxLength 200
     * @pattern ^(https://www\.youtube-nocookie\.com/embed/[A-Za-z0-9_-]{5,20}|https://player\.vimeo\.com/video/[0-9]{5,12})?$
     */
  embedUrl: string;
  /**
     * Same film in several formats, preferred one first
     * @maxItems 2
     */
  files: FilmFile[];
  /**
     * In several languages; empty for none
     * @maxItems 2
     */
  captions: FilmCaptions[];
  /**
     * Minutes and seconds for display; may be empty
     * @maxLength 6
     * @pattern ^(\d{1,3}:[0-5]\d)?$
     */
  duration: string;
  /** Null hides the film */
  poster: PictureChoice | null;
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}

/**
 * Figure on the about page
 */
export interface SiteStatisticInput {
  icon: SiteIconName;
  /**
     * What the figure counts; unique
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  label: string;
  /**
     * Text for display, not a number
     * @minLength 1
     * @maxLength 12
     * @pattern \S
     */
  value: string;
}

/**
 * Content of the about page, without the team
 */
export interface SiteAbout {
  /** In the order shown */
  statistics: Statistic[];
  /** Heading; empty for 'Our Mission' */
  missionTitle: string;
  /** Plain text; may be empty */
  missionText: string;
  /** In the order shown */
  values: IconText[];
  /** Names in the order shown */
  technologies: string[];
  /**
     * Send it back with a change; grows by one with each
     * @minimum 0
     */
  version: number;
}

/**
 * Full replacement of the section; texts are trimmed
 */
export interface SiteAboutInput {
  /**
     * In the order shown
     * @maxItems 8
     */
  statistics: SiteStatisticInput[];
  /**
     * Heading; empty for 'Our Mission'
     * @maxLength 60
     */
  missionTitle: string;
  /**
     * Plain text; may be empty
     * @maxLength 600
     */
  missionText: string;
  /**
     * In the order shown
     * @maxItems 8
     */
  values: SiteIconTextInput[];
  /**
     * Names in the order shown; unique
     * @maxItems 40
     * @items.minLength 1
     * @items.maxLength 40
     * @items.pattern \S
     */
  technologies: string[];
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}


/**
 * Category, badge or tag of the owner's list
 */
export interface SiteTopic {
  /** Stays the same when the name is changed */
  id: string;
  /** Unique within the list, ignoring case */
  name: string;
  /** Text of its filter when it differs from the name; categories with the same label share a filter */
  label: string;
  filter: TopicFilter;
  /**
     * Products or articles that have it, drafts included
     * @minimum 0
     */
  uses: number;
}

/**
 * Entry of the list to save
 */
export interface SiteTopicInput {
  /**
     * Id of the existing entry; empty for a new name
     * @maxLength 80
     */
  id: string;
  /**
     * Unique within the list, ignoring case; a new name is applied everywhere it is used
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /**
     * Text of its filter when it differs from the name; empty for the name
     * @maxLength 60
     */
  label: string;
  filter: TopicFilter;
}

/**
 * Name to remove from everything that has it
 */
export interface RemovedTopic {
  /**
     * Name to remove
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Replacement, required for categories; empty for badges and tags
     * @maxLength 60
     */
  moveTo: string;
}

/**
 * Owner's list of names
 */
export interface SiteTopics {
  /** In the owner's order, followed by names in use that are not in the list */
  items: SiteTopic[];
  /** Names for the home page or beside articles, in that order; empty to use those in use */
  pinned: string[];
  /**
     * Send it back with a change; grows by one with each
     * @minimum 0
     */
  version: number;
}

/**
 * Full replacement of the list
 */
export interface SiteTopicsInput {
  /**
     * In the order to show
     * @maxItems 500
     */
  items: SiteTopicInput[];
  /**
     * Names for the home page or beside articles, in that order; empty to use those in use
     * @maxItems 30
     * @items.minLength 1
     * @items.maxLength 60
     * @items.pattern \S
     */
  pinned: string[];
  /**
     * Names to remove where they are used; omitted names stay in use
     * @maxItems 500
     */
  removed?: RemovedTopic[];
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 0
     */
  version: number;
}


/**
 * Link as typed; may lack its URL
 */
export type SectionDraftEntryLinksItem = {
  /**
     * Text of the link
     * @maxLength 5000
     */
  label: string;
  /**
     * As typed; not yet checked
     * @maxLength 5000
     */
  url: string;
};

/**
 * Entry of a list of the section; lists use different fields
 */
export interface SectionDraftEntry {
  /**
     * Opening hours only
     * @maxLength 80
     */
  days?: string;
  /**
     * Opening hours only
     * @maxLength 80
     */
  hours?: string;
  /**
     * Social networks only
     * @maxLength 80
     */
  network?: string;
  /**
     * Social networks, files and captions of the film only
     * @maxLength 500
     */
  url?: string;
  /**
     * Captions of the film only
     * @maxLength 10
     */
  language?: string;
  /**
     * Cards and figures only
     * @maxLength 40
     */
  icon?: string;
  /**
     * Cards and footer columns only
     * @maxLength 120
     */
  title?: string;
  /**
     * Cards only
     * @maxLength 600
     */
  description?: string;
  /**
     * Figures only
     * @maxLength 80
     */
  label?: string;
  /**
     * Figures only
     * @maxLength 80
     */
  value?: string;
  /**
     * Footer columns only
     * @maxItems 40
     */
  links?: SectionDraftEntryLinksItem[];
}

/**
 * Heading above a list as typed
 */
export interface SectionDraftHead {
  /**
     * As typed
     * @maxLength 200
     */
  title: string;
  /**
     * As typed
     * @maxLength 600
     */
  text: string;
}

/**
 * Identity only; null for the colour of the site's design
 */
export type SectionDraftContentAccent = {
  /**
     * On light backgrounds
     * @maxLength 30
     */
  light: string;
  /**
     * On dark backgrounds
     * @maxLength 30
     */
  dark: string;
} | null;

/**
 * Fields of the form as `adminUpdateSite` takes them, as typed: texts may be empty or too short, and nothing is checked yet
 */
export interface SectionDraftContent {
  /**
     * Identity only
     * @maxLength 200
     */
  tagline?: string;
  /**
     * Headline only
     * @maxLength 200
     */
  headline?: string;
  /**
     * Headline only
     * @maxLength 600
     */
  intro?: string;
  /** Identity only; null for none */
  logo?: PictureChoice | null;
  /** Identity only; null for none */
  logoDark?: PictureChoice | null;
  /** Identity only */
  showName?: boolean;
  /** Identity only; null for none */
  icon?: PictureChoice | null;
  /** Identity only; null for none */
  shareCard?: PictureChoice | null;
  /** Identity only; null for the colour of the site's design */
  accent?: SectionDraftContentAccent;
  /**
     * Contact only
     * @maxLength 200
     */
  phone?: string;
  /**
     * Contact only
     * @maxLength 600
     */
  location?: string;
  /**
     * Contact only
     * @maxLength 500
     */
  channelUrl?: string;
  /**
     * Contact only
     * @maxLength 200
     */
  answer?: string;
  /**
     * Opening hours and social networks only
     * @maxItems 40
     */
  items?: SectionDraftEntry[];
  /**
     * Footer only
     * @maxItems 40
     */
  columns?: SectionDraftEntry[];
  /**
     * Footer only
     * @maxLength 200
     */
  line?: string;
  products?: SectionDraftHead;
  services?: SectionDraftHead;
  blog?: SectionDraftHead;
  contact?: SectionDraftHead;
  about?: SectionDraftHead;
  /**
     * Coming soon and film only
     * @maxLength 200
     */
  title?: string;
  /**
     * Coming soon only
     * @maxLength 600
     */
  text?: string;
  /**
     * Coming soon and product pages only
     * @maxItems 40
     */
  cards?: SectionDraftEntry[];
  /** Coming soon only */
  waitlist?: boolean;
  /**
     * Product pages only
     * @maxLength 200
     */
  promoText?: string;
  /**
     * Product pages only
     * @maxLength 200
     */
  promoLink?: string;
  /**
     * Product pages only
     * @maxLength 500
     */
  promoUrl?: string;
  /**
     * Film only
     * @maxLength 500
     */
  embedUrl?: string;
  /**
     * Film only
     * @maxItems 40
     */
  files?: SectionDraftEntry[];
  /**
     * Film only
     * @maxItems 40
     */
  captions?: SectionDraftEntry[];
  /**
     * Film only
     * @maxLength 30
     */
  duration?: string;
  /** Film only; null for none */
  poster?: PictureChoice | null;
  /**
     * About page only
     * @maxItems 40
     */
  statistics?: SectionDraftEntry[];
  /**
     * About page only
     * @maxLength 200
     */
  missionTitle?: string;
  /**
     * About page only
     * @maxLength 2000
     */
  missionText?: string;
  /**
     * About page only
     * @maxItems 40
     */
  values?: SectionDraftEntry[];
  /**
     * About page only
     * @maxItems 200
     * @items.maxLength 200
     */
  technologies?: string[];
}

/**
 * Draft to store
 */
export interface SectionDraftInput {
  draft: SectionDraftContent;
  /**
     * Version of the published section that the draft was begun from
     * @minimum 0
     */
  version: number;
  /** `savedAt` of the draft that this one continues. Omit if the caller has seen none. */
  seen?: string;
}

/**
 * Changes that were published after a draft was begun
 */
export interface SectionPublication {
  /**
     * Name of the administrator who published last; null once the account is deleted
     * @nullable
     */
  by: string | null;
  /** When the last of them was published */
  at: string;
  /** Changed fields of the form */
  fields: string[];
}

/**
 * Draft of a form; administrators share it
 */
export interface SectionDraft {
  draft: SectionDraftContent;
  /** Pictures of the draft with their sizes; without those that were deleted from the library */
  pictures: Picture[];
  /**
     * Version of the published section that the draft was begun from
     * @minimum 0
     */
  version: number;
  /**
     * Name of the administrator who saved it last; null once the account is deleted
     * @nullable
     */
  savedBy: string | null;
  /** Whether the caller saved it last */
  own: boolean;
  /** When it was saved last */
  savedAt: string;
  /** Null while the published texts of the form are those that the draft was begun from */
  published: SectionPublication | null;
}

/**
 * Draft that a save publishes
 */
export interface PublishedDraft {
  part: SitePart;
  /** Of the draft as the caller has seen it; omit for a draft that the caller saved last */
  savedAt?: string;
}

/**
 * Everything the owner writes about the site, by section; each section has its own version
 */
export interface AdminSite {
  identity: SiteIdentity;
  contact: SiteContact;
  hours: SiteHours;
  social: SiteSocial;
  footer: SiteFooter;
  heads: SiteHeadsSection;
  suite: SiteSuite;
  productPage: SiteProductPage;
  film: SiteFilm;
  about: SiteAbout;
  productCategories: SiteTopics;
  productBadges: SiteTopics;
  postCategories: SiteTopics;
  postTags: SiteTopics;
  /** Forms that have a draft */
  drafts: SitePart[];
}

/**
 * Sections to replace, all or none; omitted ones are unchanged
 */
export interface AdminSiteInput {
  identity?: SiteIdentityInput;
  contact?: SiteContactInput;
  hours?: SiteHoursInput;
  social?: SiteSocialInput;
  footer?: SiteFooterInput;
  heads?: SiteHeadsInput;
  suite?: SiteSuiteInput;
  productPage?: SiteProductPageInput;
  film?: SiteFilmInput;
  about?: SiteAboutInput;
  productCategories?: SiteTopicsInput;
  productBadges?: SiteTopicsInput;
  postCategories?: SiteTopicsInput;
  postTags?: SiteTopicsInput;
  /** Deleted in the same transaction, unless another administrator has saved a newer one */
  draft?: PublishedDraft;
}

/**
 * Banner at the top of every page; texts are empty until it is first saved
 */
export interface Banner {
  /** Whether visitors see it */
  enabled: boolean;
  /** Plain text */
  text: string;
  /** Label of the link */
  linkText: string;
  /** HTTPS URL */
  url: string;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
}


/**
 * Path that leads to another page
 */
export interface Redirect {
  /**
     * Null for one from a former address
     * @nullable
     */
  id: string | null;
  /** Without language and query, in readable letters */
  path: string;
  /** Path on this site, possibly with query and fragment */
  target: string;
  origin: RedirectOrigin;
  /**
     * How often it was followed in the last 30 days, excluding known bots
     * @minimum 0
     */
  hits: number;
  /**
     * Day when it was last followed, in the shop's time zone; null if it was not within a year
     * @nullable
     */
  last_hit: string | null;
  /** When it was added */
  created_at: string;
}

/**
 * Redirects, without pages
 */
export interface RedirectList {
  /**
     * Newest first; up to 500 added by hand and the last 500 of former addresses
     * @maxItems 1000
     */
  items: Redirect[];
  /**
     * Most requested paths of the last 30 days without a page or redirect
     * @maxItems 20
     */
  missing: VisitMissingPage[];
}

/**
 * New or changed redirect
 */
export interface RedirectInput {
  /**
     * Former path without query; a page must not have it
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  path: string;
  /**
     * Path on this site, or its whole URL; other sites are refused
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  target: string;
}

/**
 * Whether search engines are notified of new pages
 */
export interface IndexingInput {
  /** Whether new and changed pages are submitted */
  enabled: boolean;
}


/**
 * Result of a submission to search engines
 */
export interface IndexingReport {
  /** When it was sent */
  at: string;
  /**
     * Submitted pages, each in all its languages
     * @minimum 1
     */
  pages: number;
  result: IndexingResult;
  /**
     * HTTP status of the response; null without one
     * @nullable
     */
  status: number | null;
  /**
     * Why there was no response; null with one
     * @nullable
     */
  problem: string | null;
  /**
     * When the same pages are submitted again; null when they are not
     * @nullable
     */
  next_at: string | null;
}

/**
 * How search engines are notified of new and changed pages
 */
export interface Indexing {
  /** Whether new and changed pages are submitted */
  enabled: boolean;
  /** The site's public URL */
  site_url: string;
  /** Whether the site has a public https URL */
  reachable: boolean;
  /**
     * URL of the file that proves that submissions come from the site; null while off
     * @nullable
     */
  key_url: string | null;
  /**
     * Pages that are still to be submitted
     * @minimum 0
     */
  waiting: number;
  /** The last submission; null before the first */
  last: IndexingReport | null;
}

/**
 * Full replacement of the banner
 */
export interface BannerInput {
  /** Whether visitors see it */
  enabled: boolean;
  /**
     * Plain text, trimmed
     * @minLength 1
     * @maxLength 160
     * @pattern \S
     */
  text: string;
  /**
     * Label of the link, trimmed
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  linkText: string;
  url: HttpsUrl;
  /**
     * Version that was edited; an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
}

/**
 * File to attach to a later message
 */
export interface ConversationFileInput {
  /** Picture, PDF, text or ZIP; its content decides the type */
  file: Blob | File;
}

/**
 * Own uploaded files not yet attached to a message, in the order to show
 * @maxItems 5
 */
export type ConversationFileIds = string[];

/**
 * Message to add to an own conversation; reopens a closed one
 */
export interface ConversationReply {
  /**
     * Plain text
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
  fileIds?: ConversationFileIds;
}

/**
 * New conversation of the signed-in customer
 */
export interface ConversationInput {
  /**
     * Trimmed; one line
     * @minLength 1
     * @maxLength 150
     * @pattern \S
     */
  subject: string;
  /**
     * First message in plain text
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
  /** Own order that it is about; absent for none */
  orderId?: string;
  fileIds?: ConversationFileIds;
}

/**
 * Message to add
 */
export interface ConversationText {
  /**
     * Plain text
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
}

/**
 * Marks messages as read
 */
export interface ConversationReadMark {
  /** Last message that was shown; later ones stay unread */
  messageId: string;
}

/**
 * Conversation in the customer's list
 */
export interface ConversationSummary {
  /** Identifies the conversation */
  id: string;
  /** As given with the first message */
  subject: string;
  /** Order it is about; null for none */
  order: ConversationOrder | null;
  /** Whether it is closed; a new message reopens it */
  closed: boolean;
  /**
     * Unread messages of the studio
     * @minimum 0
     */
  unread: number;
  /**
     * Beginning of the latest message
     * @maxLength 200
     */
  excerpt: string;
  /** When the latest message was sent */
  updated_at: string;
}

/**
 * A customer's conversation with the studio
 */
export interface Conversation {
  /** Identifies the conversation */
  id: string;
  /** As given with the first message */
  subject: string;
  /** Order it is about; null for none */
  order: ConversationOrder | null;
  /** Whether it is closed; a new message reopens it */
  closed: boolean;
  /**
     * Unread messages of the studio
     * @minimum 0
     */
  unread: number;
  /** When the latest message was sent */
  updated_at: string;
  /** Oldest first */
  messages: ConversationMessage[];
}

/**
 * One page of conversations
 */
export interface ConversationPage {
  /** Latest message first */
  items: ConversationSummary[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
  /**
     * Unread messages in all conversations
     * @minimum 0
     */
  unread: number;
}

/**
 * Conversation of a visitor without an account, as its emailed link shows it
 */
export interface VisitorConversation {
  /** As given with the first message */
  subject: string;
  /** Whether it is closed; a new message reopens it */
  closed: boolean;
  /** Oldest first */
  messages: ConversationMessage[];
  /** When the token of this call expires, 30 days after it was issued */
  expires_at: string;
}





/**
 * Conversation in the administration's list
 */
export interface AdminConversationSummary {
  /** Identifies the conversation */
  id: string;
  /** As the sender gave it */
  name: string;
  /** As the sender gave it; not verified for `form` and `email` */
  email: string;
  /**
     * Account it belongs to; null for visitors
     * @nullable
     */
  customerId: string | null;
  /** As given with the first message */
  subject: string;
  status: ConversationStatus;
  channel: ConversationChannel;
  /** Null while unassigned */
  assignee: ConversationAssignee | null;
  /** Order it is about; null for none */
  order: ConversationOrder | null;
  /**
     * Beginning of the latest message
     * @maxLength 200
     */
  excerpt: string;
  /**
     * Seconds from the first message to the first reply; null while unanswered
     * @minimum 0
     * @nullable
     */
  firstAnswerSeconds: number | null;
  topic: ConversationTopic;
  /**
     * When the first reply to a vulnerability report is due; null once it was given, and for other topics
     * @nullable
     */
  answerDue: string | null;
  /** When it was started */
  created_at: string;
  /** When the latest message was sent, notes not counted */
  updated_at: string;
}


/**
 * Message or note as administrators see it
 */
export interface AdminConversationMessage {
  /** Identifies the message */
  id: string;
  kind: AdminMessageKind;
  /**
     * Name of the administrator who wrote it; null for the customer and deleted accounts
     * @nullable
     */
  author: string | null;
  /** Plain text */
  text: string;
  /** Attachments in the order of sending */
  files: ConversationFile[];
  /** When it was sent */
  created_at: string;
  /** Email that it arrived in; null for what was written on the site */
  mail: MailedMessage | null;
}

/**
 * Conversation with all messages and notes
 */
export interface AdminConversation {
  /** Identifies the conversation */
  id: string;
  /** As the sender gave it */
  name: string;
  /** As the sender gave it; not verified for `form` and `email` */
  email: string;
  /** Language of the customer's account, or of the page where a visitor wrote; null where the customer has chosen none */
  language: Language | null;
  /**
     * Account it belongs to; null for visitors
     * @nullable
     */
  customerId: string | null;
  /** As given with the first message */
  subject: string;
  status: ConversationStatus;
  channel: ConversationChannel;
  /** Null while unassigned */
  assignee: ConversationAssignee | null;
  /** Order it is about; null for none */
  order: ConversationOrder | null;
  /**
     * Seconds from the first message to the first reply; null while unanswered
     * @minimum 0
     * @nullable
     */
  firstAnswerSeconds: number | null;
  topic: ConversationTopic;
  /**
     * When the first reply to a vulnerability report is due; null once it was given, and for other topics
     * @nullable
     */
  answerDue: string | null;
  /** When it was started */
  created_at: string;
  /** When the latest message was sent, notes not counted */
  updated_at: string;
  /**
     * Send it back with a reply or change; grows with every message, note and change
     * @minimum 1
     */
  version: number;
  /** Oldest first */
  messages: AdminConversationMessage[];
}

/**
 * Conversations by status, regardless of filters
 */
export interface ConversationCounts {
  /**
     * Waiting for the studio
     * @minimum 0
     */
  open: number;
  /**
     * Waiting for the customer
     * @minimum 0
     */
  waiting: number;
  /**
     * Closed
     * @minimum 0
     */
  closed: number;
  /**
     * Classified as spam
     * @minimum 0
     */
  spam: number;
}

/**
 * One page of conversations with the team's figures
 */
export interface AdminConversationPage {
  /** Latest message first */
  items: AdminConversationSummary[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
  counts: ConversationCounts;
  /**
     * Median time to the first reply among those given in the last 30 days; null without any
     * @minimum 0
     * @nullable
     */
  medianSeconds: number | null;
  /** Active administrators who may answer, by name */
  team: ConversationAssignee[];
}

/**
 * Reply or internal note
 */
export interface AdminConversationText {
  /**
     * Plain text
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
  /** True for a note that only the team sees */
  note: boolean;
  /** Whether to close the conversation with this reply; ignored for notes */
  close?: boolean;
  fileIds?: ConversationFileIds;
  /**
     * Version that was read; if messages arrived since, nothing is sent (409)
     * @minimum 1
     */
  version: number;
}

/**
 * New status and assignee
 */
export interface AdminConversationChange {
  status: ConversationStatus;
  /**
     * One of `team`; null to unassign
     * @nullable
     */
  assigneeId: string | null;
  /**
     * Version that was read; an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
}

/**
 * Text of a saved reply in another language
 */
export interface CannedTextTranslation {
  language: Language;
  /**
     * With the same placeholders
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
}

/**
 * Saved reply
 */
export interface CannedText {
  /** Identifies the saved reply */
  id: string;
  /** Name in the menu; unique */
  title: string;
  /** With the placeholders `{name}` and `{order}` */
  text: string;
  /** The text in other languages */
  translations: CannedTextTranslation[];
}

/**
 * Saved reply to create or change
 */
export interface CannedTextInput {
  /**
     * Name in the menu; unique, one line
     * @minLength 1
     * @maxLength 80
     * @pattern \S
     */
  title: string;
  /**
     * The placeholders `{name}` and `{order}` are replaced by those of the conversation
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
  /**
     * The text in other languages; those of the saved reply stay if omitted
     * @maxItems 5
     */
  translations?: CannedTextTranslation[];
}

/**
 * All saved replies, without pages
 */
export interface CannedTextList {
  /** By title */
  items: CannedText[];
}


/**
 * Named search, filters and sort order of a list
 */
export interface SavedView {
  /** Identifies the view */
  id: string;
  /** Unique among the views of the team, or among one's own */
  name: string;
  /** Query string of the list's URL, without page and question mark */
  query: string;
  /** Belongs to the team; otherwise only the caller has it */
  shared: boolean;
  /**
     * Sent back with a change
     * @minimum 1
     */
  version: number;
}

/**
 * View to save
 */
export interface SavedViewInput {
  list: AdminList;
  /**
     * One line
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  name: string;
  /**
     * Query string of the list's URL, without page and question mark
     * @minLength 1
     * @maxLength 1000
     */
  query: string;
  /** True for a view of the team */
  shared: boolean;
}

/**
 * View as it should be
 */
export interface SavedViewUpdate {
  /**
     * One line
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  name: string;
  /**
     * Query string of the list's URL, without page and question mark
     * @minLength 1
     * @maxLength 1000
     */
  query: string;
  /** True for a view of the team */
  shared: boolean;
  /**
     * Version that was read
     * @minimum 1
     */
  version: number;
}

/**
 * How one administrator has arranged a list
 */
export interface ListLayout {
  /** Rows with less space */
  compact: boolean;
  /** Ids of the columns that are not shown */
  hidden: string[];
}

/**
 * Arrangement of a list to store
 */
export interface ListLayoutInput {
  list: AdminList;
  /** Rows with less space */
  compact: boolean;
  /**
     * Ids of the columns to hide
     * @maxItems 20
     * @items.maxLength 30
     * @items.pattern ^[a-z][a-z-]*$
     */
  hidden: string[];
}

/**
 * Views of a list and its arrangement
 */
export interface SavedViewList {
  /** The team's first, each by name */
  items: SavedView[];
  layout: ListLayout;
}


/**
 * Comment as moderators see it
 */
export interface AdminComment {
  /** Identifies the comment */
  id: string;
  /** As the author wrote it */
  text: string;
  /** Name of the author; 'Former member' after the account was erased */
  author: string;
  /**
     * Email of the author; null without an account
     * @nullable
     */
  email: string | null;
  /**
     * Id of the article
     * @minimum 1
     */
  post_id: number;
  /** Headline of the article */
  post_title: string;
  status: ModerationStatus;
  /** When it was written */
  created_at: string;
}

/**
 * Numbers by status, regardless of filters
 */
export interface CommentCounts {
  /**
     * Waiting for moderation
     * @minimum 0
     */
  pending: number;
  /**
     * Public
     * @minimum 0
     */
  approved: number;
  /**
     * Hidden by a moderator
     * @minimum 0
     */
  rejected: number;
  /**
     * Classified as spam
     * @minimum 0
     */
  spam: number;
}

/**
 * One page of comments
 */
export interface AdminCommentPage {
  /** Newest first */
  items: AdminComment[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
  counts: CommentCounts;
}

/**
 * Decision on a comment
 */
export interface CommentModeration {
  status: ModerationStatus;
}

/**
 * Review as moderators see it
 */
export interface AdminReview {
  /** Identifies the review */
  id: string;
  stars: Stars;
  /** As the author wrote it; may be empty */
  text: string;
  /** Name of the author; 'Former customer' after the account was erased */
  author: string;
  /**
     * Email of the author; null without an account
     * @nullable
     */
  email: string | null;
  /**
     * Id of the product
     * @minimum 1
     */
  product_id: number;
  /** Current title of the product */
  product_name: string;
  status: ModerationStatus;
  /**
     * Public reply of the studio; null without one
     * @nullable
     */
  answer: string | null;
  /** When it was written */
  created_at: string;
}

/**
 * One page of reviews
 */
export interface AdminReviewPage {
  /** Newest first */
  items: AdminReview[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
  counts: CommentCounts;
}

/**
 * Decision on a review, with a reply
 */
export interface ReviewModeration {
  status: ModerationStatus;
  /**
     * Public reply of the studio, trimmed; null or blank removes it
     * @minLength 1
     * @maxLength 2000
     * @nullable
     * @pattern \S
     */
  answer: string | null;
}


/**
 * Address on the newsletter or the waitlist
 */
export interface AdminSubscriber {
  /** Identifies the entry */
  id: string;
  /** As entered by the subscriber */
  email: string;
  status: SubscriberState;
  /** When it was first entered */
  created_at: string;
  /**
     * When the emailed link was opened; null until then
     * @nullable
     */
  confirmed_at: string | null;
}

/**
 * One page of subscribers
 */
export interface AdminSubscriberPage {
  /** Newest first */
  items: AdminSubscriber[];
  /**
     * Matches on all pages; an estimate when `estimated` is present
     * @minimum 0
     */
  total: number;
  estimated?: Estimated;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}


/**
 * Newsletter in one language
 */
export interface NewsletterText {
  /**
     * Subject of the email and its heading; may be empty in drafts
     * @maxLength 150
     * @pattern ^[^\r\n]*$
     */
  subject: string;
  /**
     * Body in Markdown; a link alone in a paragraph becomes a button; may be empty in drafts
     * @maxLength 20000
     */
  content: string;
}

/**
 * Texts by language; readers of a language without a text get the other one
 */
export interface NewsletterTexts {
  en: NewsletterText;
  bn: NewsletterText;
}

/**
 * Language that they subscribed in
 * @nullable
 */
export type NewsletterAudienceLanguage = typeof NewsletterAudienceLanguage[keyof typeof NewsletterAudienceLanguage] | null;


export const NewsletterAudienceLanguage = {
  en: 'en',
  bn: 'bn',
} as const;

/**
 * Which confirmed subscribers get it; null does not filter, and all conditions must be met. Purchases are found by the email of the customer or guest.
 */
export interface NewsletterAudience {
  /**
     * Language that they subscribed in
     * @nullable
     */
  language: NewsletterAudienceLanguage;
  /**
     * Has access to this product
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  owns_product_id: number | null;
  /**
     * Has no access to this product
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  lacks_product_id: number | null;
  /**
     * Has access to this product only in versions before the newest stable one
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  outdated_product_id: number | null;
  /**
     * Has a plan that ends within so many days, unless it renews automatically
     * @minimum 1
     * @maximum 365
     * @nullable
     */
  plan_ends_within_days: number | null;
  /**
     * Order countries; empty does not filter
     * @maxItems 50
     * @items.minLength 2
     * @items.maxLength 2
     */
  countries: string[];
  /**
     * Whether they have completed an order that cost something
     * @nullable
     */
  has_bought: boolean | null;
}

/**
 * Audience with a name
 */
export interface SavedAudience {
  /**
     * On one line, and different from the others in more than case
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  audience: NewsletterAudience;
}

/**
 * All saved audiences of the team
 */
export interface SavedAudiences {
  /**
     * Sorted by name
     * @maxItems 50
     */
  items: SavedAudience[];
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
}

/**
 * Emails of a newsletter by what became of them; all zero before sending begins
 */
export interface NewsletterFigures {
  /**
     * Fixed when sending began
     * @minimum 0
     */
  recipients: number;
  /**
     * Accepted by the mail server, including those returned later
     * @minimum 0
     */
  sent: number;
  /**
     * Unsubscribed or returned another email before their turn
     * @minimum 0
     */
  skipped: number;
  /**
     * Rejected by the mail server
     * @minimum 0
     */
  failed: number;
  /**
     * Interrupted while being handed over; may or may not have arrived and are not sent again
     * @minimum 0
     */
  unconfirmed: number;
  /**
     * Returned by the recipient's mail server
     * @minimum 0
     */
  returned: number;
  /**
     * Reported as spam
     * @minimum 0
     */
  complaints: number;
  /**
     * Unsubscribed within 30 days of it
     * @minimum 0
     */
  unsubscribed: number;
}


/**
 * Newsletter in the administration's list
 */
export interface AdminNewsletterRow {
  /** Identifies the newsletter */
  id: string;
  /** In English, or in Bangla without one; may be empty in drafts */
  subject: string;
  /**
     * Languages with a text
     * @maxItems 2
     */
  languages: AdminNewsletterRowLanguagesItem[];
  status: NewsletterStatus;
  figures: NewsletterFigures;
  /**
     * When sending begins; null without a schedule
     * @nullable
     */
  scheduled_for: string | null;
  /**
     * When sending began; null before
     * @nullable
     */
  began_at: string | null;
  /**
     * When it was sent or stopped; null before
     * @nullable
     */
  finished_at: string | null;
  /** When it was last changed */
  updated_at: string;
}

/**
 * One page of newsletters
 */
export interface AdminNewsletterPage {
  /** Newest first */
  items: AdminNewsletterRow[];
  /**
     * Matches on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}

/**
 * Newsletter as administrators edit it
 */
export interface AdminNewsletter {
  /** Identifies the newsletter */
  id: string;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  texts: NewsletterTexts;
  audience: NewsletterAudience;
  status: NewsletterStatus;
  figures: NewsletterFigures;
  /**
     * When sending begins; null without a schedule
     * @nullable
     */
  scheduled_for: string | null;
  /**
     * When sending began; null before
     * @nullable
     */
  began_at: string | null;
  /**
     * When it was sent or stopped; null before
     * @nullable
     */
  finished_at: string | null;
  /** When it was last changed */
  updated_at: string;
  /**
     * Answer of the mail server while it accepts no emails; null otherwise
     * @nullable
     */
  problem: string | null;
  /** Whether visitors can read it on the site once it has been sent */
  archived: boolean;
}

/**
 * Completed orders with a coupon that the newsletter names, placed since it was sent
 */
export interface NewsletterSales {
  /**
     * Codes of coupons in its texts, in capitals as they are written there
     * @maxItems 20
     * @items.minLength 3
     * @items.maxLength 32
     */
  codes: string[];
  /**
     * Orders before the next newsletter that names the coupon, including those of buyers who found the code elsewhere
     * @minimum 0
     */
  orders: number;
  /** What they paid less refunds, tax included, in the shop's currency */
  revenue: number;
}

/**
 * Visits that began with a link of a newsletter
 */
export interface NewsletterVisits {
  /** Its name among the campaigns of visits */
  campaign: string;
  /**
     * Visits
     * @minimum 0
     */
  visits: number;
  /**
     * Visits in which a checkout was opened
     * @minimum 0
     */
  checkouts: number;
  /** Absent before it is sent and for administrators who may not read figures */
  sales?: NewsletterSales;
}

/**
 * Whether a newsletter is shown on the site
 */
export interface NewsletterArchiveInput {
  /** Whether visitors can read it on the site once it has been sent */
  archived: boolean;
}

/**
 * Newsletter in the archive
 */
export interface NewsletterIssueRow {
  /** Identifies the newsletter */
  id: string;
  /** In the language of the call if it was written in it */
  subject: string;
  /** Day when it was sent, in the shop's time zone */
  sent_on: string;
}

/**
 * Newsletters in the archive, without pages
 */
export interface NewsletterIssueList {
  /**
     * Newest first
     * @maxItems 200
     */
  items: NewsletterIssueRow[];
}

/**
 * Newsletter as visitors read it
 */
export interface NewsletterIssue {
  /** Identifies the newsletter */
  id: string;
  /** Subject of the email */
  subject: string;
  /** Day when it was sent, in the shop's time zone */
  sent_on: string;
  /** Text as sanitized HTML, without the unsubscribe link of the email */
  html: string;
}

/**
 * Texts and audience of a draft
 */
export interface NewsletterDraftInput {
  texts: NewsletterTexts;
  audience: NewsletterAudience;
  /**
     * Version that was edited; required for an update
     * @minimum 1
     */
  version?: number;
}


/**
 * What a newsletter is drafted from
 */
export interface NewsletterSource {
  /** Kind of the source */
  kind: NewsletterSourceKind;
  /**
     * Its id
     * @maxLength 36
     * @pattern ^(?:[1-9][0-9]{0,8}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$
     */
  id: string;
}

/**
 * When to send
 */
export interface NewsletterSend {
  /**
     * Version that was read; an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
  /**
     * Null to send now
     * @nullable
     */
  at: string | null;
}


/**
 * State to change to
 */
export interface NewsletterStatusInput {
  /** `draft` cancels a schedule, `sending` resumes */
  status: NewsletterStatusInputStatus;
}


/**
 * Recipient who did not get a newsletter, or complained
 */
export interface NewsletterProblem {
  /** As entered by the subscriber */
  email: string;
  /** `bounced` and `complained` end all newsletters to this address until it subscribes again */
  status: NewsletterProblemStatus;
  /** Words of the other mail server; may be empty */
  reason: string;
  /** When it was handed to the mail server */
  at: string;
}

/**
 * One page of undelivered emails
 */
export interface NewsletterProblemPage {
  /** Newest first */
  items: NewsletterProblem[];
  /**
     * Matches on all pages
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page, from 1
     * @minimum 1
     */
  page: number;
  /**
     * Maximum number of items on a page
     * @minimum 1
     */
  limit: number;
}


/**
 * Unsaved text in one language
 */
export interface NewsletterPreviewInput {
  /** Language of the text */
  language: NewsletterPreviewInputLanguage;
  text: NewsletterText;
}

/**
 * Newsletter as an email
 */
export interface NewsletterPreview {
  /** Display name of the sender */
  from: string;
  /** As sent */
  subject: string;
  /** Complete HTML document */
  html: string;
  /** Plain-text alternative of the same email */
  text: string;
  /**
     * What readers will not see as intended
     * @maxItems 20
     */
  notes: string[];
}

/**
 * Recipients of an audience
 */
export interface NewsletterAudienceCount {
  /**
     * Everyone who would get it now
     * @minimum 0
     */
  total: number;
  /**
     * Of them with English as their language
     * @minimum 0
     */
  en: number;
  /**
     * Of them with Bangla as their language
     * @minimum 0
     */
  bn: number;
  /**
     * Left out because an email to them was returned or reported as spam
     * @minimum 0
     */
  suppressed: number;
  /**
     * Emails sent in a minute at most
     * @minimum 1
     */
  per_minute: number;
  /**
     * Emails sent in 24 hours at most
     * @minimum 1
     */
  per_day: number;
}

/**
 * Limits for sending newsletters; other emails do not count
 */
export interface NewsletterSettings {
  /**
     * Emails in a minute at most
     * @minimum 1
     * @maximum 100000
     */
  per_minute: number;
  /**
     * Emails in 24 hours at most
     * @minimum 1
     * @maximum 500000
     */
  per_day: number;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
}


/**
 * Subscribers in a sequence since it was created, and its emails
 */
export interface SequenceFigures {
  /**
     * Subscribers who entered, once for each event
     * @minimum 0
     */
  entered: number;
  /**
     * Of them still in it
     * @minimum 0
     */
  active: number;
  /**
     * Emails accepted by the mail server
     * @minimum 0
     */
  sent: number;
  /**
     * Subscribers who reached its goal, which ends it for them
     * @minimum 0
     */
  reached: number;
  /**
     * Unsubscribed within 30 days of one of its emails
     * @minimum 0
     */
  unsubscribed: number;
}

/**
 * Sequence in the administration's list
 */
export interface SequenceRow {
  kind: SequenceKind;
  /**
     * When it was turned on; null while it is off
     * @nullable
     */
  enabled_since: string | null;
  /**
     * Number of its emails
     * @minimum 1
     */
  emails: number;
  figures: SequenceFigures;
}

/**
 * All sequences
 */
export interface SequenceList {
  /**
     * In the order in which customers meet them
     * @maxItems 7
     */
  items: SequenceRow[];
}

/**
 * Email of a sequence
 */
export interface SequenceStep {
  /**
     * Identifies the email; null for a suggestion that was not saved
     * @nullable
     */
  id: string | null;
  /**
     * Days from the event to this email
     * @minimum 0
     * @maximum 365
     */
  delay_days: number;
  texts: NewsletterTexts;
  /**
     * Subscribers for whom it is the next email
     * @minimum 0
     */
  waiting: number;
  /**
     * Accepted by the mail server, including those returned later
     * @minimum 0
     */
  sent: number;
  /**
     * Unsubscribed within 30 days of it
     * @minimum 0
     */
  unsubscribed: number;
}

/**
 * Sequence as administrators edit it
 */
export interface Sequence {
  kind: SequenceKind;
  /**
     * Send it back with a change; grows by one with each
     * @minimum 1
     */
  version: number;
  /**
     * When it was turned on; null while it is off
     * @nullable
     */
  enabled_since: string | null;
  /**
     * Days from the event to the end; its goal counts until then
     * @minimum 1
     * @maximum 365
     */
  end_days: number;
  /**
     * By their delay
     * @maxItems 10
     */
  steps: SequenceStep[];
  figures: SequenceFigures;
  /**
     * Answer of the mail server while it accepts no emails; null otherwise
     * @nullable
     */
  problem: string | null;
}

/**
 * Email of a sequence
 */
export interface SequenceStepInput {
  /**
     * Null for a new email
     * @nullable
     */
  id: string | null;
  /**
     * Days from the event to this email; longer than that of the one before
     * @minimum 0
     * @maximum 365
     */
  delay_days: number;
  texts: NewsletterTexts;
}

/**
 * Emails of a sequence; those left out are removed and sent to no one else
 */
export interface SequenceInput {
  /**
     * Version that was edited
     * @minimum 1
     */
  version: number;
  /**
     * Days from the event to the end
     * @minimum 1
     * @maximum 365
     */
  end_days: number;
  /**
     * By their delay
     * @minItems 1
     * @maxItems 10
     */
  steps: SequenceStepInput[];
}

/**
 * State to change to
 */
export interface SequenceStatusInput {
  /** Whether it follows events from now on */
  enabled: boolean;
  /**
     * Version that was read; an outdated one is refused (409)
     * @minimum 1
     */
  version: number;
}

/**
 * Number of jobs affected
 */
export type JobCountResponse = JobCount;

/**
 * New balance of the wallet
 */
export type BalanceResponse = WalletBalance;

/**
 * The request is malformed or breaks a rule; `details` names the fields
 */
export type BadRequestResponse = Error;

/**
 * No valid session
 */
export type UnauthorizedResponse = Error;

/**
 * Unknown email or wrong password
 */
export type InvalidLoginResponse = Error;

/**
 * Unknown email or wrong password
 */
export type InvalidCredentialsResponse = Error;

/**
 * The passkey belongs to no account, or to one that may not sign in here
 */
export type InvalidPasskeyResponse = Error;

/**
 * The provider's response is not valid: a wrong or used code, or an identity that fails its checks
 */
export type InvalidProviderSignInResponse = Error;

/**
 * The user's identity was not confirmed within the last ten minutes; call `proveSession` first
 */
export type ProofNeededResponse = Error;

/**
 * The account is suspended
 */
export type SuspendedResponse = Error;

/**
 * Signed in, but not allowed
 */
export type ForbiddenResponse = Error;

/**
 * New accounts are not being accepted
 */
export type RegistrationClosedResponse = Error;

/**
 * Not found, or it belongs to another account
 */
export type NotFoundResponse = Error;

/**
 * The change conflicts with the current state
 */
export type ConflictResponse = Error;

/**
 * The idempotency key was used with another body (`key_reused`), or its first call is still running or was interrupted
 * (`key_in_use`, with `Retry-After`)
 */
export type KeyConflictResponse = Error;

/**
 * The email belongs to another account
 */
export type EmailTakenResponse = Error;

/**
 * The amount exceeds the balance, or the idempotency key was used for a different call
 */
export type InsufficientFundsResponse = Error;

/**
 * The link was used or has expired
 */
export type LinkExpiredResponse = Error;

/**
 * Unknown key (licence_unknown), or no such device (device_unknown)
 */
export type LicenceUnknownResponse = Error;

/**
 * The maximum number of devices is reached
 */
export type LicenceFullResponse = Error;

/**
 * The purchase includes no more downloads (download_limit_reached)
 */
export type DownloadLimitReachedResponse = Error;

/**
 * The link has expired (link_expired), the release was withdrawn (release_withdrawn), or the plan has ended (plan_ended)
 */
export type DownloadEndedResponse = Error;

/**
 * The purchase was refunded (licence_revoked), or the plan has ended (licence_expired)
 */
export type LicenceRevokedResponse = Error;

/**
 * The body is too large
 */
export type TooLargeResponse = Error;

/**
 * The type of the body is not accepted
 */
export type UnsupportedMediaTypeResponse = Error;

/**
 * The range lies outside the file
 */
export type RangeNotSatisfiableResponse = Error;

/**
 * Another request is writing to it
 */
export type LockedResponse = Error;

/**
 * Storage is full
 */
export type NoRoomResponse = Error;

/**
 * Too many attempts; wait for the time in `Retry-After`
 */
export type TooManyRequestsResponse = Error;

/**
 * Temporarily unavailable
 */
export type ServiceUnavailableResponse = Error;

/**
 * The article's counts and the caller's own reactions
 */
export type ReactionsResponse = PostReactions;

export type PreviewLanguageParameter = Language;

/**
 * Token of a guest order, from its emailed link or from `createGuestOrder`
 */
export type OrderTokenParameter = string;

/**
 * Line of the order; the first one when omitted
 */
export type OrderLineIdParameter = string;

/**
 * Token of an email's guest orders, from the link that `requestGuestLink` sends
 */
export type GuestTokenParameter = string;

/**
 * Token of a gift, from the link in the recipient's email
 */
export type GiftTokenParameter = string;

/**
 * Token of an invitation to a seat, from the link in its email
 */
export type SeatTokenParameter = string;

/**
 * Token of an invoice that the studio has written, from its link
 */
export type InvoiceTokenParameter = string;

/**
 * Token of a renewal, from the link in our emails
 */
export type RenewalTokenParameter = string;

/**
 * Token of a version of a quote, from its link
 */
export type QuoteTokenParameter = string;

/**
 * Token of a call, from its email
 */
export type CallTokenParameter = string;

/**
 * Token of a project, from its link or from that of a person of its organisation
 */
export type ProjectTokenParameter = string;

/**
 * Token of a visitor's conversation, from its emailed link
 */
export type ConversationTokenParameter = string;

/**
 * Token of a project brief, from the answer to `startBrief`
 */
export type BriefTokenParameter = string;

/**
 * Token of a client's approval, from the answer to `adminRequestApproval`
 */
export type ApprovalTokenParameter = string;

/**
 * Text in the name of the resource, the administrator's name or the action, ignoring case
 */
export type ActivitySearchParameter = string;

/**
 * Id of the administrator
 */
export type ActivityPersonParameter = string;

export type ActivityKindParameter = ActivitySubject;

/**
 * Id of the changed resource, as in `subject_id`; used together with `kind`
 */
export type ActivityItemParameter = string;

/**
 * Unique key of the client for this intention. For 24 hours, repeating the call with the same key and body returns the first result and does nothing again
 */
export type IdempotencyKeyParameter = string;

/**
 * Text that title or description must contain, ignoring case
 */
export type SearchParameter = string;

/**
 * Name or label of a category, ignoring case; an unknown one yields an empty page
 */
export type CategoryParameter = string;

/**
 * Page number, from 1; pages past the last one are empty
 */
export type PageParameter = number;

/**
 * Maximum number of rows; all up to 2,000 when omitted, or 500 for a search
 */
export type ArrayLimitParameter = number;

/**
 * Items per page
 */
export type LimitParameter = number;

/**
 * Part of the order number, the purchase order, or the customer's name or email, ignoring case
 */
export type OrderSearchParameter = string;

export type OrderStatusParameter = OrderStatus;

export type OrderCouponCodeParameter = CouponCode;

/**
 * Part of the number, of the order number, or of the purchase order, name or email printed on the document, ignoring case
 */
export type InvoiceSearchParameter = string;

export type InvoiceKindFilterParameter = InvoiceKind;

/**
 * Only documents in this currency
 */
export type InvoiceCurrencyParameter = string;

/**
 * Only documents issued in this month, as `yyyy-mm` in the time zone of the shop
 */
export type InvoiceMonthParameter = string;

export type PaperFormatParameter = PaperFormat;


/**
 * First day, in the shop's time zone
 */
export type FromDayParameter = string;

/**
 * Last day, inclusive, in the shop's time zone
 */
export type ToDayParameter = string;

export type OrderSortParameter = AdminOrderSort;

export type ListSessionsParams = {
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type ListOrdersParams = {
/**
 * Part of the order number or of the product name, ignoring case. `#10125` finds order 10125.
 * @maxLength 100
 */
search?: string;
/**
 * Only orders in this state.
 */
status?: OrderStatus;
/**
 * A leading minus sorts in descending order.
 */
sort?: OwnOrderSort;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Maximum number of rows; all up to 2,000 when omitted, or 500 for a search
 * @minimum 1
 * @maximum 2000
 */
limit?: ArrayLimitParameter;
};

export type GetLinkedInvoicePdfParams = {
/**
 * Whether people or programs read the file
 */
format?: PaperFormatParameter;
};

export type GetLinkedProjectPreviewParams = {
/**
 * How large the picture is
 */
size: ProjectPreviewSize;
};

export type GetLinkedDeliveryParams = {
/**
 * What is downloaded
 */
part: DeliveryPart;
};

export type ListConversationsParams = {
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type GetGuestOrderFileParams = {
/**
 * Line of the order; the first one when omitted
 */
line?: OrderLineIdParameter;
};

export type GetGuestInvoicePdfParams = {
/**
 * Whether people or programs read the file
 */
format?: PaperFormatParameter;
};

export type GetGuestLicenceSheetParams = {
/**
 * Line of the order; the first one when omitted
 */
line?: OrderLineIdParameter;
};

export type ListDownloadsParams = {
/**
 * Part of the file name or of the product name, ignoring case.
 * @maxLength 100
 */
search?: string;
/**
 * A leading minus sorts in descending order.
 */
sort?: DownloadSort;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Maximum number of rows; all up to 2,000 when omitted, or 500 for a search
 * @minimum 1
 * @maximum 2000
 */
limit?: ArrayLimitParameter;
};

export type ListPlanOffersParams = {
/**
 * Country whose tax applies, used if the account has none. The country of the seller if omitted.
 */
country?: CountryCode;
};

export type ListLicencesParams = {
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Maximum number of rows; all up to 2,000 when omitted, or 500 for a search
 * @minimum 1
 * @maximum 2000
 */
limit?: ArrayLimitParameter;
};

export type GetInvoicePdfParams = {
/**
 * Whether people or programs read the file
 */
format?: PaperFormatParameter;
};

export type ListPayoutsParams = {
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type ListProductsParams = {
/**
 * Text that title or description must contain, ignoring case
 * @minLength 1
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Name or label of a category, ignoring case; an unknown one yields an empty page
 * @minLength 1
 * @maxLength 60
 */
category?: CategoryParameter;
/**
 * `featured` is the order that the studio has set.
 */
sort?: ProductSort;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type ListReviewsParams = {
/**
 * `best` and `worst` sort by stars, then newest first.
 */
sort?: ReviewSort;
/**
 * Only reviews with this number of stars.
 * @minimum 1
 * @maximum 5
 */
stars?: number;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type GetLatestReleaseParams = {
/**
 * `stable` if omitted; `beta` returns the newest release of both channels.
 */
channel?: ReleaseChannel;
};

export type ListPostsParams = {
/**
 * Text that title or description must contain, ignoring case
 * @minLength 1
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Name or label of a category, ignoring case; an unknown one yields an empty page
 * @minLength 1
 * @maxLength 60
 */
category?: CategoryParameter;
/**
 * Name of a tag, ignoring case.
 * @minLength 1
 * @maxLength 60
 */
tag?: string;
/**
 * `popular` starts with the articles most often read to the end in recent weeks, then those with the most likes, saves and comments.
 * Articles without any are left out.
 */
sort?: PostSort;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type AdminListUsersParams = {
/**
 * Part of the name or email address, ignoring case.
 * @maxLength 100
 */
search?: string;
/**
 * Only active or only suspended accounts.
 */
status?: UserStatus;
/**
 * Only customers or only administrators.
 */
role?: Role;
/**
 * A leading minus sorts in descending order.
 */
sort?: AdminUserSort;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Maximum number of rows; all up to 2,000 when omitted, or 500 for a search
 * @minimum 1
 * @maximum 2000
 */
limit?: ArrayLimitParameter;
};

export type AdminListActivityParams = {
/**
 * Text in the name of the resource, the administrator's name or the action, ignoring case
 * @maxLength 100
 */
search?: ActivitySearchParameter;
/**
 * Id of the administrator
 */
person?: ActivityPersonParameter;
/**
 * Kind of a resource whose changes are recorded
 */
kind?: ActivityKindParameter;
/**
 * Id of the changed resource, as in `subject_id`; used together with `kind`
 * @minLength 1
 * @maxLength 64
 * @pattern ^[0-9A-Za-z/-]+$
 */
item?: ActivityItemParameter;
/**
 * First day, in the shop's time zone
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, inclusive, in the shop's time zone
 * @maxLength 10
 */
to?: ToDayParameter;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminExportActivityParams = {
/**
 * Text in the name of the resource, the administrator's name or the action, ignoring case
 * @maxLength 100
 */
search?: ActivitySearchParameter;
/**
 * Id of the administrator
 */
person?: ActivityPersonParameter;
/**
 * Kind of a resource whose changes are recorded
 */
kind?: ActivityKindParameter;
/**
 * Id of the changed resource, as in `subject_id`; used together with `kind`
 * @minLength 1
 * @maxLength 64
 * @pattern ^[0-9A-Za-z/-]+$
 */
item?: ActivityItemParameter;
/**
 * First day, in the shop's time zone
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, inclusive, in the shop's time zone
 * @maxLength 10
 */
to?: ToDayParameter;
};

export type ListSavedProductCardsParams = {
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type SearchAccountParams = {
/**
 * Part of a product title, an order number or a file name, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
q: string;
};

export type ListNotificationsParams = {
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type ListTransactionsParams = {
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type GetWalletStatementPdfParams = {
/**
 * First day, in the shop's time zone.
 * @maxLength 10
 */
from: string;
/**
 * Last day, inclusive, in the shop's time zone.
 * @maxLength 10
 */
to: string;
};

export type AdminListPicturesParams = {
/**
 * Part of the name or of the description, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListProductsParams = {
/**
 * Text that title or description must contain, ignoring case
 * @minLength 1
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Only published products or only drafts.
 */
status?: ProductStatus;
/**
 * Only products of this category.
 */
category?: ProductCategory;
/**
 * A leading minus sorts in descending order.
 */
sort?: AdminProductSort;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminImportRowsParams = {
/**
 * `check` reports problems only; `import` also saves.
 */
mode: ImportMode;
/**
 * For each column of the kind its position in the header, from 0, or -1 for none, separated by commas. If omitted, columns are recognised by name.
 * @maxLength 100
 * @pattern ^-?\d{1,3}(,-?\d{1,3})*$
 */
places?: string;
/**
 * Emails each new customer once, with a link to set the password. Applies to `customers` and `orders`.
 */
invite?: boolean;
/**
 * Publishes the imported texts, which are drafts otherwise. Applies to `translations` only.
 */
publish?: boolean;
};

export type AdminListOrdersParams = {
/**
 * Part of the order number, the purchase order, or the customer's name or email, ignoring case
 * @minLength 1
 * @maxLength 100
 */
search?: OrderSearchParameter;
/**
 * From `pending` over `processing` to `completed`; `cancelled` before completion, `refunded` after it. The last two are final.
 */
status?: OrderStatusParameter;
/**
 * As the customer types it; case and spaces are ignored
 * @minLength 1
 * @maxLength 32
 */
coupon?: OrderCouponCodeParameter;
/**
 * First day, in the shop's time zone
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, inclusive, in the shop's time zone
 * @maxLength 10
 */
to?: ToDayParameter;
/**
 * A leading minus sorts descending
 */
sort?: OrderSortParameter;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminExportOrdersParams = {
/**
 * Part of the order number, the purchase order, or the customer's name or email, ignoring case
 * @minLength 1
 * @maxLength 100
 */
search?: OrderSearchParameter;
/**
 * From `pending` over `processing` to `completed`; `cancelled` before completion, `refunded` after it. The last two are final.
 */
status?: OrderStatusParameter;
/**
 * As the customer types it; case and spaces are ignored
 * @minLength 1
 * @maxLength 32
 */
coupon?: OrderCouponCodeParameter;
/**
 * First day, in the shop's time zone
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, inclusive, in the shop's time zone
 * @maxLength 10
 */
to?: ToDayParameter;
/**
 * A leading minus sorts descending
 */
sort?: OrderSortParameter;
};

export type AdminListInvoicesParams = {
/**
 * Part of the number, of the order number, or of the purchase order, name or email printed on the document, ignoring case
 * @minLength 1
 * @maxLength 100
 */
search?: InvoiceSearchParameter;
/**
 * Documents are never changed; a refund adds a credit note
 */
kind?: InvoiceKindFilterParameter;
/**
 * Only documents in this currency
 * @pattern ^[A-Z]{3}$
 */
currency?: InvoiceCurrencyParameter;
/**
 * Only documents issued in this month, as `yyyy-mm` in the time zone of the shop
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
month?: InvoiceMonthParameter;
/**
 * Only invoices written by the studio that are not paid yet (`open`), or of these the overdue ones (`overdue`)
 */
due?: InvoiceDueParameter;
/**
 * A leading minus sorts descending
 */
sort?: AdminInvoiceSort;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminExportInvoicesParams = {
/**
 * Part of the number, of the order number, or of the purchase order, name or email printed on the document, ignoring case
 * @minLength 1
 * @maxLength 100
 */
search?: InvoiceSearchParameter;
/**
 * Documents are never changed; a refund adds a credit note
 */
kind?: InvoiceKindFilterParameter;
/**
 * Only documents in this currency
 * @pattern ^[A-Z]{3}$
 */
currency?: InvoiceCurrencyParameter;
/**
 * Only documents issued in this month, as `yyyy-mm` in the time zone of the shop
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
month?: InvoiceMonthParameter;
/**
 * Only invoices written by the studio that are not paid yet (`open`), or of these the overdue ones (`overdue`)
 */
due?: InvoiceDueParameter;
};

export type AdminGetVatReturnParams = {
/**
 * The month, as `yyyy-mm`
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
month: string;
};

export type AdminExportInvoicePaymentsParams = {
/**
 * Only payments of this month, by the day on which they arrived
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
month?: string;
};

export type AdminGetInvoicePdfParams = {
/**
 * Whether people or programs read the file
 */
format?: PaperFormatParameter;
};

export type AdminListInvoiceRecipientsParams = {
/**
 * Part of the name or email, ignoring case
 * @minLength 1
 * @maxLength 100
 */
search: string;
};

export type AdminListPayoutsParams = {
/**
 * Part of the reference, or of the name or email of the customer, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only payouts in this state.
 */
status?: PayoutStatus;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListRenewalsParams = {
/**
 * Part of the name or email of the customer, or of the product's name, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only renewals in this state.
 */
status?: RenewalStatus;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListCouponsParams = {
/**
 * Part of the code, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * true for coupons that can be used now, false for the others.
 */
active?: boolean;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminExportCouponsParams = {
/**
 * Part of the code, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * true for coupons that can be used now, false for the others.
 */
active?: boolean;
};

export type AdminListMailsParams = {
/**
 * Part of the name or address of the recipient, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only emails of this kind, such as `receipt`; see `adminListMailPreviews`.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[a-z-]+$
 */
kind?: string;
/**
 * Only emails in this state.
 */
status?: MailStatus;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminGetMailPreviewParams = {
/**
 * A language of the site
 */
language?: PreviewLanguageParameter;
};

export type AdminSendMailPreviewParams = {
/**
 * A language of the site
 */
language?: PreviewLanguageParameter;
};

export type AdminGetAnalyticsParams = {
/**
 * First day, in the time zone of the shop.
 */
from: string;
/**
 * Last day, in the time zone of the shop. Today counts up to now.
 */
to: string;
/**
 * Length of a point: days, weeks from Monday, or months.
 */
unit: AnalyticsUnit;
};

export type AdminGetVisitsParams = {
/**
 * First day, in the time zone of the shop.
 */
from: string;
/**
 * Last day, in the time zone of the shop. Today counts up to now.
 */
to: string;
/**
 * Length of a point: days, weeks from Monday, or months.
 */
unit: AnalyticsUnit;
};

export type ListSavedPostsParams = {
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type ListCommentsParams = {
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type AdminListPostsParams = {
/**
 * Part of the title or excerpt, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only articles in this state.
 */
status?: PostStatus;
/**
 * Name or label of a category, ignoring case; an unknown one yields an empty page
 * @minLength 1
 * @maxLength 60
 */
category?: CategoryParameter;
/**
 * A leading minus sorts in descending order.
 */
sort?: AdminPostSort;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminProposeAddressParams = {
/**
 * The title to derive it from.
 * @minLength 1
 * @maxLength 150
 */
title: string;
/**
 * Number of the article or page itself, whose own addresses count as free. Omit for a new one.
 * @minimum 1
 * @maximum 999999999
 */
id?: number;
/**
 * `title` keeps Bangla letters in the address of an article; `latin` transliterates them, as every other script.
 */
script?: AdminProposeAddressScript;
};


export type AdminListRevisionsParams = {
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListTranslationsParams = {
/**
 * Only records of this type
 */
type?: TranslatableType;
/**
 * Only translations with this status
 */
status?: TranslationStatus;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type AdminExportTranslationsParams = {
/**
 * Only records of this type
 */
type?: TranslatableType;
/**
 * Only translations with this status
 */
status?: TranslationStatus;
};

export type AdminUndoSiteChangeBody = {
  /**
     * The entry of the activity
     * @minimum 1
     * @maximum 2147483647
     */
  entry: number;
};

export type AdminDeleteSectionDraftParams = {
/**
 * `savedAt` of the draft to discard. Omit to discard a draft that the caller saved last.
 */
seen?: string;
};

export type AdminListPaymentsParams = {
/**
 * Part of the code, reference or transfer reference, or of the name or email of the customer, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only payments in this state; `waiting` is for those that need a decision.
 */
status?: PaymentFilter;
/**
 * Only payments of this provider.
 */
provider?: PaymentProvider;
/**
 * First day, in the shop's time zone
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, inclusive, in the shop's time zone
 * @maxLength 10
 */
to?: ToDayParameter;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListConversationsParams = {
/**
 * Part of the name, email, subject or a message, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only conversations in this state.
 */
status?: ConversationStatus;
/**
 * `me` for those of the caller, `unassigned` for those without an assignee.
 */
assignee?: AssigneeFilter;
/**
 * `oldest` begins with the conversation that was inactive longest.
 */
sort?: ConversationSort;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListLeadsParams = {
/**
 * Part of the title, or of the client's name or email, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * `me` for those of the caller, `unassigned` for those without an owner.
 */
owner?: AssigneeFilter;
};

export type AdminGetProjectPreviewParams = {
/**
 * How large the picture is
 */
size: ProjectPreviewSize;
};

export type AdminGetProjectHoursParams = {
/**
 * Returns only entries in this state
 */
status?: WorkEntryStatus;
};

export type AdminListQuotesParams = {
/**
 * Only quotes of this lead.
 */
lead?: string;
};

export type AdminListViewsParams = {
/**
 * List whose views are meant.
 */
list: AdminList;
};

export type AdminListCommentsParams = {
/**
 * Part of the comment or of the name of its author, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only comments in this state.
 */
status?: ModerationStatus;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListReviewsParams = {
/**
 * Part of the review or of the name of its author, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only reviews in this state.
 */
status?: ModerationStatus;
/**
 * Only reviews with this number of stars.
 * @minimum 1
 * @maximum 5
 */
stars?: number;
/**
 * Only reviews of this product.
 * @minimum 1
 * @maximum 2147483647
 */
product?: number;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListSubscribersParams = {
/**
 * Which list; the newsletter if omitted.
 */
list?: SubscriberList;
/**
 * Part of the address, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only addresses in this state.
 */
status?: SubscriberState;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminDeleteSubscriberParams = {
/**
 * Which list; the newsletter if omitted.
 */
list?: SubscriberList;
};

export type AdminExportSubscribersParams = {
/**
 * Which list; the newsletter if omitted.
 */
list?: SubscriberList;
/**
 * Part of the address, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only addresses in this state.
 */
status?: SubscriberState;
};

export type AdminListNewslettersParams = {
/**
 * Part of a subject, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only newsletters in this state.
 */
status?: NewsletterStatus;
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListNewsletterProblemsParams = {
/**
 * Page number, from 1; pages past the last one are empty
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

