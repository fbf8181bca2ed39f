import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { USER_NAME_MAX } from '#features/identity/identity.limits.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ToastClose, ToastIcon, ToastText, toastCardClass } from '#ui/toast/toast-card.tsx'
import cup from '#ui/assets/dishes/cafe.svg?url&no-inline'
import { CONTACT_MESSAGE_MAX } from '../../contact.limits.ts'
import { contactTexts as texts } from '../../contact.texts.ts'
import { CONTACT, type ContactField } from './contact-ids.ts'

const fieldOf = (name: ContactField) => ({
  id: `contact-${name}`,
  name,
  label: texts[name],
  scripted: true,
  required: true,
})

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

/** The texts of a failure and of a wait, which the script writes; an alert without a text is not shown. */
function FailureAlerts() {
  return (
    <>
      <Alert tone="error">
        <p id={CONTACT.alert} role="alert" />
      </Alert>
      <Alert tone="warning" icon={<ClockIcon size={20} weight="fill" aria-hidden="true" />}>
        <p id={CONTACT.wait} role="alert" />
      </Alert>
    </>
  )
}

function FailureToast() {
  return (
    <div id={CONTACT.toast} className={cx(toastCardClass, 'toast')} hidden>
      <ToastIcon tone="error">
        <WarningCircleIcon size={18} weight="fill" />
      </ToastIcon>
      <ToastText aria-hidden="true" />
      <ToastClose aria-label={texts.closeToast} />
    </div>
  )
}

/** The contact form of the landing page (S1 §2). Without the script it says so. */
export function ContactForm() {
  return (
    <form id={CONTACT.form} className="cform" noValidate>
      <noscript>
        <Alert tone="error">{texts.needsScript}</Alert>
      </noscript>
      <div className="g2">
        <TextField {...fieldOf('name')} autoComplete="name" maxLength={USER_NAME_MAX} />
        <EmailField {...fieldOf('email')} />
      </div>
      <TextArea {...fieldOf('message')} rows={5} maxLength={CONTACT_MESSAGE_MAX} />
      <Trap />
      <FailureAlerts />
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
