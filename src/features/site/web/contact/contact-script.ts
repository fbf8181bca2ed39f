import { MINUTE_MS, SECOND_MS } from '#shared/time.ts'
import { TOAST_MS } from '#ui/ui.limits.ts'
import { SENT_SHOWN_MS } from '../../contact.limits.ts'
import { contactTexts as texts } from '../../contact.texts.ts'
import { CONTACT, CONTACT_FIELDS, type ContactField, errorIdOf } from './contact-ids.ts'
import { type Outcome, sendMessage } from './send-message.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
/** Roughly an email; the server decides. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const part = (id: string): HTMLElement => document.getElementById(id) as HTMLElement
const controlOf = (field: ContactField): Control => part(`contact-${field}`) as Control

function problemOf(field: ContactField): string {
  const value = controlOf(field).value.trim()
  if (value === '') return texts[`${field}Required`]
  return field === 'email' && !EMAIL.test(value) ? texts.emailFormat : ''
}

function showProblem(field: ContactField, problem = problemOf(field)): boolean {
  const error = part(errorIdOf(field))
  error.hidden = problem === ''
  ;(error.querySelector('span') as HTMLElement).textContent = problem
  controlOf(field).setAttribute('aria-invalid', String(problem !== ''))
  return problem !== ''
}

function showProblems(fields: readonly ContactField[]): void {
  const [first] = fields.filter(field => part(errorIdOf(field)).hidden === false)
  if (first) controlOf(first).focus()
}

/** Fields read-only and the button busy, in one width. */
function setBusy(isBusy: boolean): void {
  const submit = part(CONTACT.submit) as HTMLButtonElement
  for (const field of CONTACT_FIELDS) controlOf(field).readOnly = isBusy
  if (isBusy) submit.style.minWidth = `${submit.offsetWidth}px`
  submit.setAttribute('aria-busy', String(isBusy))
  ;(submit.lastElementChild as HTMLElement).textContent = isBusy ? texts.sending : texts.send
}

let toastTimer: ReturnType<typeof setTimeout>

/** The alert stays, the toast goes after a while; an empty text removes both. */
function showFailure(text: string): void {
  const toast = part(CONTACT.toast)
  part(CONTACT.alert).textContent = text
  toast.hidden = text === ''
  ;(toast.children[1] as HTMLElement).textContent = text
  clearTimeout(toastTimer)
  toastTimer = setTimeout(() => void (toast.hidden = true), TOAST_MS)
}

let sentTimer: ReturnType<typeof setTimeout>

function showSent(form: HTMLFormElement): void {
  const region = part(CONTACT.sent)
  const content = part(CONTACT.sentContent) as HTMLTemplateElement
  form.reset()
  part(CONTACT.done).hidden = false
  region.replaceChildren(content.content.cloneNode(true))
  clearTimeout(sentTimer)
  sentTimer = setTimeout(() => region.replaceChildren(), SENT_SHOWN_MS)
}

/** Counts down in the alert, by whole minutes because each text is read aloud; the button works again at the end. */
function waitFor(seconds: number): void {
  const submit = part(CONTACT.submit) as HTMLButtonElement
  const until = Date.now() + seconds * SECOND_MS
  submit.disabled = true
  const show = () => {
    const minutes = Math.ceil((until - Date.now()) / MINUTE_MS)
    const text = minutes > 0 ? texts.limited(minutes) : ''
    if (part(CONTACT.wait).textContent !== text) part(CONTACT.wait).textContent = text
    if (minutes > 0) return
    clearInterval(timer)
    submit.disabled = false
  }
  const timer = setInterval(show, SECOND_MS)
  show()
}

function explain(outcome: Exclude<Outcome, { kind: 'sent' }>): void {
  switch (outcome.kind) {
    case 'invalid': {
      for (const field of CONTACT_FIELDS) showProblem(field, outcome.errors[field] ?? '')
      return showProblems(CONTACT_FIELDS)
    }
    case 'limited':
      return waitFor(outcome.seconds)
    case 'offline':
      return showFailure(texts.offline)
    case 'failed':
      return showFailure(outcome.text)
  }
}

/**
 * Runs after the press of a mouse or finger that is going on, if any. An error that appears while the button is pressed
 * would move it away from the pointer, and the click would be lost.
 */
function afterPress(run: () => void): void {
  if (isPressed) document.addEventListener('click', run, { once: true })
  else run()
}
let isPressed = false
const watchPress = () => {
  document.addEventListener('pointerdown', () => void (isPressed = true), true)
  for (const end of ['click', 'pointercancel'] as const)
    document.addEventListener(end, () => void (isPressed = false), true)
}

/**
 * Gives the contact form its behavior (S1 §2, §4, §8): errors after a field was left or after sending, a popup for
 * three seconds, a toast and an alert on failure. What was typed stays until it is sent.
 */
export function startContactForm(): void {
  const form = part(CONTACT.form) as HTMLFormElement
  let isSending = false
  watchPress()
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(field)
    control.addEventListener('blur', () => afterPress(() => showProblem(field)))
    control.addEventListener('input', () => {
      if (control.getAttribute('aria-invalid') === 'true') showProblem(field)
    })
  }
  part(CONTACT.toast).addEventListener('click', event => {
    if ((event.target as Element).closest('button')) part(CONTACT.toast).hidden = true
  })
  form.addEventListener('input', () => void (part(CONTACT.done).hidden = true))
  const submit = async () => {
    showFailure('')
    const wrong = CONTACT_FIELDS.filter(field => showProblem(field))
    if (wrong.length > 0) return showProblems(wrong)
    isSending = true
    setBusy(true)
    const outcome = await sendMessage(Object.fromEntries(new FormData(form)))
    isSending = false
    setBusy(false)
    if (outcome.kind !== 'sent') return explain(outcome)
    showSent(form)
    part(CONTACT.submit).focus()
  }
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (!isSending) void submit()
  })
}
