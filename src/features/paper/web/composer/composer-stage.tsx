import { NewspaperClippingIcon } from '@phosphor-icons/react/dist/csr/NewspaperClipping'
import { useSyncExternalStore } from 'react'
import { shortTime } from '#shared/long-date.ts'
import { isNetworkError, isTimeout, messageOf } from '#ui/client/api-error.ts'
import { connection } from '#ui/connection/connection.ts'
import { paperErrors } from '../../paper.errors.ts'
import { paperTexts as texts } from '../../screen/paper-page.texts.ts'
import { sheetTexts } from '../../screen/paper-sheets.texts.ts'
import { fitWords, pagesWords } from '../../screen/paper-words.ts'
import { FitLine } from '../preview/fit-line.tsx'
import { Stage } from '../preview/stage.tsx'
import styles from './composer-stage.module.css'
import type { Sheet } from '../sheet/use-sheet.ts'

type ComposerStageProps = { sheet: Sheet; onWays: () => void; onCategories: () => void }

/** The pages with what they came to, or why there are none. */
export function ComposerStage(props: ComposerStageProps) {
  const { sheet } = props
  const why = whyNot(sheet)
  const hasNone = sheet.drawn !== null && sheet.drawn.preview.pages.length === 0 && sheet.isCurrent
  const instead = why ?? (hasNone ? texts.doesNotFit : null)
  return (
    <Stage
      pictures={hasNone ? undefined : sheet.drawn?.preview.pages}
      options={sheet.drawn?.options ?? sheet.sent}
      isLate={sheet.isLate}
      isWarning={instead !== null || linesToTake(sheet) > 0}
      instead={
        instead && (
          <div className={styles.instead}>
            <NewspaperClippingIcon size={44} aria-hidden="true" />
            <p>{instead}</p>
          </div>
        )
      }
      foot={<Fit {...props} hasNone={hasNone} hasReason={why !== null} />}
    />
  )
}

/** What the house or the server refuses, as the owner reads it; null while pages can be made. */
function whyNot({ isTooMany, dishes, error, isRefused }: Sheet): string | null {
  if (isTooMany) return paperErrors.dishes.message
  if (dishes === 0) return texts.noDishes
  if (error && isRefused) return error.message
  return null
}

const linesToTake = ({ drawn }: Sheet): number =>
  drawn?.preview.ways.find(({ kind }) => kind === 'leaveOut')?.lines ?? 0

type FitProps = ComposerStageProps & { hasNone: boolean; hasReason: boolean }

function Fit({ sheet, onWays, onCategories, hasNone, hasReason }: FitProps) {
  const { drawn, error, options, isTooMany, dishes } = sheet
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  if (isTooMany || dishes === 0)
    return (
      <FitLine action={{ label: texts.chooseCategories, onClick: onCategories }}>
        {isTooMany ? texts.tooMany(dishes) : texts.noDishes}
      </FitLine>
    )
  if (error && !hasReason) {
    const isAway = isLost || (isNetworkError(error) && !isTimeout(error))
    const words =
      isAway && drawn ? texts.previewAt(shortTime(new Date(drawn.at))) : messageOf(error, texts.previewFailed)
    return <FitLine action={{ label: texts.retry, onClick: sheet.retry }}>{words}</FitLine>
  }
  if (hasReason)
    return <FitLine action={{ label: texts.chooseCategories, onClick: onCategories }}>{texts.lessOnPaper}</FitLine>
  if (hasNone) {
    const hasWays = (drawn?.preview.ways.length ?? 0) > 0
    return (
      <FitLine action={hasWays ? { label: texts.otherWays, onClick: onWays } : undefined}>{texts.doesNotFit}</FitLine>
    )
  }
  if (isLost && drawn) return <FitLine>{texts.previewAt(shortTime(new Date(drawn.at)))}</FitLine>
  if (!drawn) return <FitLine>{texts.composing}</FitLine>
  const { preview } = drawn
  const leaving = preview.ways.find(({ kind }) => kind === 'leaveOut')
  if (leaving?.lines !== undefined)
    return (
      <FitLine
        bold={sheetTexts.takes(pagesWords(preview.pages.length))}
        action={{ label: texts.seeLines, onClick: onWays }}
      >
        {' '}
        {sheetTexts.takeAndFits(leaving.lines, leaving.pages)}
      </FitLine>
    )
  if (options.leaveOut.length > 0)
    return (
      <FitLine
        bold={`${pagesWords(preview.pages.length)}.`}
        action={{ label: texts.undo, isQuiet: true, onClick: () => sheet.change({ leaveOut: [] }) }}
      >
        {' '}
        {sheetTexts.leftOut(options.leaveOut.length)}
      </FitLine>
    )
  const { bold, rest } = fitWords({ options: drawn.options, preview, dishes, prices: sheet.prices })
  return <FitLine bold={bold}>{rest}</FitLine>
}
