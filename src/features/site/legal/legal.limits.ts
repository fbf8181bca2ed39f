/** What the legal pages promise (S1 §1; 3-decisions §8). */
export const DELETED_ACCOUNT_KEPT_YEARS = 1
export const BILLING_RECORDS_KEPT_YEARS = 4
/** Notice of a new price, and of the end of the service; the second binds us, not the customer. */
export const NOTICE_DAYS = 30
export const REFUND_DAYS = 30
/** Since when the present texts are in force. */
export const IN_FORCE_SINCE = '22 de noviembre de 2026'
