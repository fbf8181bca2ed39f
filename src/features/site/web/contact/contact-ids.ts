/** Ids by which the script finds the parts of the contact form. */
export const CONTACT = {
  form: 'contact-form',
  submit: 'contact-submit',
  /** The text of a failure in the form, and its toast, which is for eyes only (3-decisions §8). */
  alert: 'contact-alert',
  /** How long to wait for the next message. */
  wait: 'contact-wait',
  toast: 'contact-toast',
  /** The empty live region and the content that is put into it. */
  sent: 'contact-sent',
  sentContent: 'contact-sent-content',
  /** Stays after the popup, until the next message is begun. */
  done: 'contact-done',
} as const

export const CONTACT_FIELDS = ['name', 'email', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** The id of a field's error. */
export const errorIdOf = (field: string): string => `contact-${field}-error`
