import { Card } from '#ui/card/card.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { publicHost } from '#features/restaurants/web/index.ts'
import { qrTexts as texts } from '../qr.texts.ts'
import { qrPageTexts } from '../qr-page.texts.ts'
import styles from './menu-url-card.module.css'

/** The menu's URL: shown without its scheme, copied with it. */
export function MenuUrlCard({ url, slug }: { url: string; slug: string }) {
  return (
    <Card className={styles.card} aria-label={qrPageTexts.menuUrl}>
      <a className={styles.url} href={url} target="_blank" rel="noreferrer">
        <span>{publicHost()}/</span>
        {slug}
      </a>
      <CopyButton
        className={styles.copy}
        text={url}
        onCopied={() => toast.success(texts.copied, { id: 'qr-copy' })}
        onError={() => toast.error(texts.copyFailed, { id: 'qr-copy' })}
      >
        {texts.copyLink}
      </CopyButton>
    </Card>
  )
}
