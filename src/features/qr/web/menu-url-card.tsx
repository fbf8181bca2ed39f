import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/csr/WhatsappLogo'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { publicHost } from '#features/restaurants/web/index.ts'
import { menuPlace, whatsappUrl } from '../qr.rules.ts'
import { qrTexts as texts } from '../qr.texts.ts'
import { qrPageTexts } from '../qr-page.texts.ts'
import styles from './menu-url-card.module.css'

type MenuUrlCardProps = { url: string; slug: string; zone: string | undefined; name: string }

/** The menu's URL: shown without its scheme, copied and shared with it. */
export function MenuUrlCard({ url, slug, zone, name }: MenuUrlCardProps) {
  return (
    <Card className={styles.card} aria-label={qrPageTexts.menuUrl}>
      <a className={styles.url} href={url} target="_blank" rel="noreferrer">
        <span>{publicHost()}/</span>
        {slug}
        {zone && <span>{menuPlace('', zone)}</span>}
      </a>
      <div className={styles.buttons}>
        <CopyButton
          className={styles.button}
          text={url}
          onCopied={() => toast.success(texts.copied, { id: 'qr-copy' })}
          onError={() => toast.error(texts.copyFailed, { id: 'qr-copy', detail: qrPageTexts.copyFailedHint })}
        >
          {texts.copyLink}
        </CopyButton>
        <ButtonLink
          variant="secondary"
          className={styles.button}
          icon={<WhatsappLogoIcon size={20} aria-hidden="true" />}
          href={whatsappUrl(qrPageTexts.whatsappText(name, url))}
          target="_blank"
          rel="noreferrer"
        >
          {qrPageTexts.whatsapp}
        </ButtonLink>
      </div>
    </Card>
  )
}
