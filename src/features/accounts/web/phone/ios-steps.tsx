import { ExportIcon } from '@phosphor-icons/react/dist/csr/Export'
import { PlusSquareIcon } from '@phosphor-icons/react/dist/csr/PlusSquare'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { phoneTexts } from '../../phone.texts.ts'
import styles from './phone.module.css'

const texts = phoneTexts.steps

/** How it is installed on an iPhone, where no page may ask. */
export function IosSteps({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} title={texts.title} onClose={onClose} footer={<Button onClick={onClose}>{texts.done}</Button>}>
      <ol className={styles.steps}>
        <li>
          <ExportIcon size={28} aria-hidden="true" />
          <span>
            <b>{texts.share}</b>
            {texts.shareHint}
          </span>
        </li>
        <li>
          <PlusSquareIcon size={28} aria-hidden="true" />
          <span>
            <b>{texts.add}</b>
            {texts.addHint}
          </span>
        </li>
      </ol>
      <p className={styles.note}>{texts.kept}</p>
    </Modal>
  )
}
