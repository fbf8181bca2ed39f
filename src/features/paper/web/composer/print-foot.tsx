import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { WaitNotice } from '#features/identity/web/index.ts'
import { DISHES_MAX } from '../../paper.limits.ts'
import { paperTexts as texts } from '../../screen/paper-page.texts.ts'
import styles from './print-foot.module.css'
import type { Printing } from '../sheet/use-printing.ts'
import type { Sheet } from '../sheet/use-sheet.ts'

type FootProps = { sheet: Sheet; printing: Printing; canMake: boolean }

/** Which edition it will be, 'Imprimir' on a desk, and 'Descargar PDF'. */
export function PrintFoot(props: FootProps) {
  return (
    <div className={styles.foot}>
      <FootNote {...props} />
      <div className={styles.buttons}>
        <PrintButton {...props} />
        <DownloadButton {...props} />
      </div>
    </div>
  )
}

/** What is in the way of printing, else the number of the edition. */
function FootNote(props: FootProps) {
  const { secondsLeft, failure } = props.printing
  if (secondsLeft > 0 || failure !== null) return <PrintProblem printing={props.printing} />
  return <p className={styles.note}>{noteOf(props)}</p>
}

/** Too many sheets in an hour, or what has failed; null for neither. */
export function PrintProblem({ printing }: Pick<FootProps, 'printing'>) {
  if (printing.secondsLeft > 0) return <WaitNotice secondsLeft={printing.secondsLeft} text={texts.limited} />
  if (printing.failure !== null)
    return (
      <Alert tone="error" live className={styles.alert}>
        {printing.failure}
      </Alert>
    )
  return null
}

function noteOf({ sheet, printing, canMake }: FootProps) {
  if (!canMake) return texts.endedFoot
  if (printing.isWaitingForConnection) return texts.whenBack
  if (sheet.isTooMany) return texts.tooManyFoot(DISHES_MAX)
  if (sheet.error) return ''
  const edition = sheet.drawn?.preview.edition
  if (!edition) return texts.composing
  return (
    <>
      {edition.isNew ? texts.willBe : texts.staysIn} <b>{texts.editionOf(edition.n)}</b>
    </>
  )
}

/** Nothing can be printed so, or not now. */
export const isPrintOff = ({ sheet, printing, canMake }: FootProps): boolean =>
  !canMake || sheet.isTooMany || sheet.isRefused || sheet.dishes === 0 || printing.secondsLeft > 0

function PrintButton(props: FootProps) {
  const { printing } = props
  return (
    <Button
      className={styles.print}
      variant="secondary"
      icon={<PrinterIcon size={20} aria-hidden="true" />}
      disabled={isPrintOff(props)}
      // It keeps the focus while its sheet is made.
      aria-disabled={printing.isBusy}
      onClick={() => printing.isBusy || printing.start('print')}
    >
      {texts.print}
    </Button>
  )
}

/** Keeps its width while the PDF is made. */
export function DownloadButton(props: FootProps) {
  const { printing } = props
  const busyLabel = printing.isWaitingForConnection
    ? texts.waitingForConnection
    : printing.isWaitingTurn
      ? texts.waitingTurn
      : texts.preparing
  return (
    <Button
      wide
      icon={<DownloadSimpleIcon size={20} aria-hidden="true" />}
      disabled={isPrintOff(props)}
      busy={printing.isBusy}
      busyLabel={busyLabel}
      onClick={() => printing.start('download')}
    >
      {texts.download}
    </Button>
  )
}
