import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { Button } from '#ui/button/button.tsx'
import { TaskNotice } from '#ui/task-frame/task-notice.tsx'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import type { Refused } from './use-starting.ts'

type Way = 'firstPages' | 'file' | 'photos' | 'photosAgain' | 'text'
type RefusalNoticeProps = {
  refused: Refused
  /** The ways that there are; 'Leer las 20 primeras' only for a file that was sent. */
  ways: Partial<Record<Way, () => void>>
}

/** What helps after each, the best first; all others are tried with another file or a text. */
const HELPS: Readonly<Record<string, readonly Way[]>> = {
  file_protected: ['file', 'photos'],
  file_too_large: ['file'],
  too_many_pages: ['firstPages', 'file'],
  nothing_found: ['photosAgain', 'text'],
  unreadable: ['text', 'file'],
  text_too_long: [],
  // After this another try changes nothing.
  import_limit: [],
}
const OTHERS: readonly Way[] = ['file', 'text']
const LABELS: Record<Way, string> = {
  firstPages: texts.readFirst,
  file: texts.chooseOther,
  photos: texts.takePhotos,
  photosAgain: texts.repeatPhoto,
  text: texts.text,
}

/** Why a source was not read, what helps, and the ways that are left (BRINGING §7). */
export function RefusalNotice({ refused: { code, message, source }, ways }: RefusalNoticeProps) {
  const isPhoto = source === 'photos'
  const advice = texts.adviceOn({ code, message, isPhoto })
  const isText = source === 'text'
  const helps = (HELPS[code] ?? OTHERS).map(way => (way === 'photosAgain' && !isPhoto && !isText ? 'file' : way))
  const buttons = helps.flatMap(way => {
    const onClick = ways[way === 'photosAgain' ? 'photos' : way]
    return onClick && !(way === 'photosAgain' && isText) ? [{ way, onClick }] : []
  })
  return (
    <TaskNotice
      title={message}
      text={advice}
      actions={
        buttons.length > 0 &&
        buttons.map(({ way, onClick }) => (
          <Button
            key={way}
            variant={way === 'firstPages' ? 'primary' : way === 'photos' ? 'ghost' : 'secondary'}
            icon={way === 'photosAgain' ? <CameraIcon size={20} aria-hidden="true" /> : undefined}
            onClick={onClick}
          >
            {LABELS[way]}
          </Button>
        ))
      }
    />
  )
}
