import alertCss from '#ui/alert/alert.module.css?inline'
import fieldCss from '#ui/field/field.module.css?inline'
import layers from '#ui/layers.css?inline'
import { Alert } from '#ui/alert/alert.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { renderBrand } from '#features/public-menu/web/index.ts'
import { ABUSE_REASONS } from '../abuse.contract.ts'
import { ABUSE_TEXT_MAX } from '../abuse.limits.ts'
import { REPORT_FIELDS, type ReportPageInput } from '../abuse.render.ts'
import { type AbuseTexts, abuseTexts } from '../abuse.texts.ts'
import report from './report-page.css?inline'

type State = Extract<ReportPageInput['state'], { kind: 'form' }>
type FormProps = { action: string; texts: AbuseTexts; state: State }

const REASON_FAULT = 'report-reason-fault'

function Reasons({ texts, state: { typed, faults } }: Omit<FormProps, 'action'>) {
  return (
    <fieldset aria-describedby={faults.reason && REASON_FAULT}>
      <legend>{texts.reason}</legend>
      {ABUSE_REASONS.map((reason, index) => (
        <label key={reason} className="choice">
          <input
            type="radio"
            name="reason"
            value={reason}
            defaultChecked={typed.reason === reason}
            autoFocus={index === 0 && faults.reason !== undefined}
          />
          {texts.reasons[reason]}
        </label>
      ))}
      {faults.reason && (
        <p id={REASON_FAULT} className="fault">
          {faults.reason}
        </p>
      )}
    </fieldset>
  )
}

/** Sent as it is, without a script; after a fault it comes back with what was typed, at the first fault. */
function Form({ action, texts, state }: FormProps) {
  const { typed, faults, alert } = state
  const first = REPORT_FIELDS.find(field => faults[field] !== undefined)
  return (
    <form method="post" action={action} noValidate>
      {alert && (
        <Alert tone="error" live>
          {alert}
        </Alert>
      )}
      <Reasons texts={texts} state={state} />
      <TextArea
        id="report-text"
        name="text"
        label={texts.text}
        hint={texts.textHint}
        rows={5}
        maxLength={ABUSE_TEXT_MAX}
        defaultValue={typed.text}
        autoFocus={first === 'text'}
        {...(faults.text && { error: faults.text })}
      />
      <TextField
        id="report-email"
        name="email"
        type="email"
        autoComplete="email"
        label={texts.email}
        hint={texts.emailHint}
        defaultValue={typed.email}
        autoFocus={first === 'email'}
        {...(faults.email && { error: faults.email })}
      />
      <div className="trap" aria-hidden="true">
        <label htmlFor="report-website">{texts.trap}</label>
        <input id="report-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="actions">
        <button className="button primary" type="submit">
          {texts.send}
        </button>
      </div>
      <p className="kept">{texts.kept}</p>
    </form>
  )
}

/** `/denunciar?carta={slug}`: anybody reports a menu to the operator (4-beyond §12). */
export function renderReportPage({ locale, menu, action, state }: ReportPageInput): RenderedPage {
  const texts = abuseTexts[locale]
  const title = state.kind === 'sent' ? texts.sentTitle : texts.title
  return renderBrand({
    locale,
    title,
    css: layers + fieldCss + alertCss + report,
    children: (
      <main className="report">
        <div>
          <h1>{title}</h1>
          <p className="about">{texts.about(menu.name)}</p>
          <p className="lead">{state.kind === 'sent' ? texts.sentText : texts.lead}</p>
        </div>
        {state.kind === 'form' && <Form action={action} texts={texts} state={state} />}
        <div className="actions">
          <a className="button secondary" href={menu.path}>
            {texts.back}
          </a>
        </div>
      </main>
    ),
  })
}
