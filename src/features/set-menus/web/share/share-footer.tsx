import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/csr/WhatsappLogo'
import { Button } from '#ui/button/button.tsx'
import { shareTexts as texts } from '../../share.texts.ts'
import styles from './share-page.module.css'
import type { SharedMenu } from './use-shared-menu.ts'

type ShareFooterProps = { menu: SharedMenu; what: 'picture' | 'text'; isPhone: boolean }

/** A phone shares; a laptop downloads and copies. Where the picture has failed, the text can go (TABLE §5 13). */
export function ShareFooter({ menu, what, isPhone }: ShareFooterProps) {
  const isText = what === 'text' || menu.hasFailed
  if (!isPhone)
    return (
      <div className={styles.footer}>
        {!menu.hasFailed && <p>{texts.size}</p>}
        <div className={styles.buttons}>
          {!menu.hasFailed && (
            <Button
              wide
              icon={<DownloadSimpleIcon size={20} />}
              disabled={!menu.picture}
              onClick={() => void menu.download()}
            >
              {texts.downloadPicture}
            </Button>
          )}
          <Button wide variant="secondary" icon={<CopyIcon size={20} />} onClick={() => void menu.copy()}>
            {texts.copyText}
          </Button>
        </div>
      </div>
    )
  return (
    <div className={styles.footer}>
      {!isText && <p>{texts.size}</p>}
      <div className={styles.buttons}>
        {isText ? (
          <Button variant="secondary" icon={<CopyIcon size={20} />} onClick={() => void menu.copy()}>
            {menu.hasFailed ? texts.copyText : texts.copy}
          </Button>
        ) : (
          <Button
            variant="secondary"
            icon={<DownloadSimpleIcon size={20} />}
            disabled={!menu.picture}
            onClick={() => void menu.download()}
          >
            {texts.download}
          </Button>
        )}
        <Button
          className={styles.share}
          icon={<WhatsappLogoIcon size={20} />}
          disabled={!isText && !menu.picture}
          onClick={() => void menu.share(isText ? 'text' : 'picture')}
        >
          {menu.hasFailed ? texts.sendText : texts.share}
        </Button>
      </div>
    </div>
  )
}
