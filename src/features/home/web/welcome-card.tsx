import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { isAbort } from '#ui/client/api-error.ts'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import cafe from '#ui/assets/dishes/cafe.svg'
import tortilla from '#ui/assets/dishes/tortilla.svg'
import phone from '#ui/assets/phone-menu-modern.webp'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { publicHost, publicUrl } from '#features/restaurants/web/index.ts'
import { homeTexts as texts } from '../home.texts.ts'
import styles from './welcome-card.module.css'

const TOAST = 'menu-link'

/** Logo, name and URL of the menu; buttons to view it, copy its link and share it (S2 §2). */
export function WelcomeCard({ restaurant }: { restaurant: Restaurant }) {
  const url = `${publicUrl()}/${restaurant.slug}`

  /** Uses the phone's own sharing where it exists; otherwise copies the link. */
  async function share() {
    try {
      if ('share' in navigator) await navigator.share({ title: restaurant.name, url })
      else {
        await (navigator as Navigator).clipboard.writeText(url)
        toast.success(texts.copied, { id: TOAST })
      }
    } catch (error) {
      if (!isAbort(error)) toast.error(texts.shareFailed, { id: TOAST })
    }
  }

  return (
    <Card flush className={styles.card}>
      <div className={styles.text}>
        <div className={styles.identity}>
          <Avatar name={restaurant.name} src={restaurant.logoUrl || undefined} size={68} />
          <div>
            <h2>{restaurant.name}</h2>
            <Badge className={styles.status} tone={restaurant.status === 'active' ? 'ok' : 'off'}>
              {restaurant.status === 'active' ? texts.active : texts.inactive}
            </Badge>
          </div>
        </div>
        <p className={styles.address}>
          <span>{publicHost()}/</span>
          {restaurant.slug}
        </p>
        <div className={styles.actions}>
          <ButtonLink
            href={`/${restaurant.slug}`}
            target="_blank"
            rel="noopener"
            icon={<ArrowSquareOutIcon size={20} />}
          >
            {texts.viewMenu}
          </ButtonLink>
          <CopyButton
            text={url}
            variant="secondary"
            onCopied={() => toast.success(texts.copied, { id: TOAST })}
            onError={() => toast.error(texts.copyFailed, { id: TOAST })}
          >
            {texts.copyLink}
          </CopyButton>
          <Button variant="secondary" icon={<ShareNetworkIcon size={20} />} onClick={() => void share()}>
            {texts.share}
          </Button>
        </div>
      </div>
      <div className={`${styles.table} mantel`} aria-hidden="true">
        <img className={styles.tortilla} src={tortilla} alt="" width="190" height="190" />
        <img className={styles.cafe} src={cafe} alt="" width="150" height="150" />
        <div className={styles.phone}>
          <img src={phone} alt="" width="390" height="844" />
        </div>
      </div>
    </Card>
  )
}
