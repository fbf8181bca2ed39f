import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { USER_NAME_MAX } from '#features/identity/identity.limits.ts'
import { Button } from '#ui/button/button.tsx'
import cup from '#ui/assets/dishes/cafe.svg?url&no-inline'
import type { JSX } from 'react'
import { CONTACT_MESSAGE_MAX } from '../../contact.limits.ts'
import { contactTexts as texts } from '../../contact.texts.ts'
import { CONTACT, type ContactField, errorIdOf } from './contact-ids.ts'

const controls: Record<ContactField, (props: { id: string; 'aria-describedby': string }) => JSX.Element> = {
  name: props => <input {...props} name="name" type="text" autoComplete="name" maxLength={USER_NAME_MAX} required />,
  email: props => <input {...props} name="email" type="email" autoComplete="email" required />,
  message: props => <textarea {...props} name="message" rows={5} maxLength={CONTACT_MESSAGE_MAX} required />,
}

function Field({ name }: { name: ContactField }) {
  const id = `contact-${name}`
  return (
    <div className="f">
      <label htmlFor={id}>{texts[name]}</label>
      {controls[name]({ id, 'aria-describedby': errorIdOf(name) })}
      <p className="err" id={errorIdOf(name)} hidden>
        <WarningCircleIcon size={16} weight="fill" aria-hidden="true" />
        <span />
      </p>
    </div>
  )
}

/** Programs fill in every field; people neither see this one nor reach it by keyboard. */
function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="contact-website">{texts.website}</label>
      <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Shown for three seconds after a message was sent; the script puts the content into the live region. */
function Sent() {
  return (
    <>
      <div id={CONTACT.sent} className="sent" role="status" />
      <template id={CONTACT.sentContent}>
        <div className="sent-pop">
          <img src={cup} alt="" width="112" height="112" />
          <p className="sent-t">{texts.sentTitle}</p>
          <p>{texts.sentLead}</p>
          <span className="sent-bar" aria-hidden="true" />
        </div>
      </template>
    </>
  )
}

/** The icons of a failure and of a wait; only the text is announced. */
function FailureAlert() {
  return (
    <div className="alert">
      <WarningCircleIcon className="if-failed" size={20} weight="fill" aria-hidden="true" />
      <ClockIcon className="if-wait" size={20} weight="fill" aria-hidden="true" />
      <p id={CONTACT.alert} role="alert" />
    </div>
  )
}

function FailureToast() {
  return (
    <div id={CONTACT.toast} className="toast" hidden>
      <WarningCircleIcon size={20} aria-hidden="true" />
      <p aria-hidden="true" />
      <button type="button" className="toast-x" aria-label={texts.closeToast}>
        <XIcon size={18} weight="bold" aria-hidden="true" />
      </button>
    </div>
  )
}

/** The contact form of the landing page (S1 §2). Without the script it says so. */
export function ContactForm() {
  return (
    <form id={CONTACT.form} className="cform" noValidate>
      <noscript>
        <p className="alert">{texts.needsScript}</p>
      </noscript>
      <div className="g2">
        <Field name="name" />
        <Field name="email" />
      </div>
      <Field name="message" />
      <Trap />
      <FailureAlert />
      <Button id={CONTACT.submit} size="lg" type="submit">
        <span className="spin" aria-hidden="true" />
        <span>{texts.send}</span>
      </Button>
      <p id={CONTACT.done} className="done" hidden>
        <CheckCircleIcon size={20} weight="fill" aria-hidden="true" />
        {texts.sent}
      </p>
      <Sent />
      <FailureToast />
    </form>
  )
}

/** The section around the form: whom it is for, and how soon the answer comes. */
export function ContactSection() {
  return (
    <section className="sec contact" id="contacto">
      <div className="wrap">
        <div>
          <h2>{texts.title}</h2>
          <p className="lead">{texts.lead}</p>
          <img className="cup" src={cup} alt="" width="230" height="230" loading="lazy" />
        </div>
        <ContactForm />
      </div>
    </section>
  )
}
