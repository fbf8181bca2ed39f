import type { CSSProperties } from 'react'
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { isAbort } from '#ui/client/api-error.ts'
import { reportFailure } from '#ui/client/report-failure.ts'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { menuState } from '#features/restaurants/status/menu-state.rules.ts'
import { LookFrame, lookPath, publicHost, publicUrl } from '#features/restaurants/web/index.ts'
import { homeTexts as texts } from '../home.texts.ts'
import styles from './welcome-card.module.css'

const TOAST = 'menu-link'

type WelcomeCardProps = {
  restaurant: Restaurant
  /** The session is fresh, so that the frame with the menu page is not refused. */
  isReady: boolean
  /** Another button of the page is the first one. */
  isQuiet?: boolean
}

/**
 * Logo, name and URL of the menu, and the menu itself in a drawn phone; buttons to view it, copy its link and share it
 * (S2 §2).
 */
export function WelcomeCard({ restaurant, isReady, isQuiet = false }: WelcomeCardProps) {
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
      reportFailure('share' in navigator ? 'share' : 'clipboard', error)
      if (!isAbort(error)) toast.error(texts.shareFailed, { id: TOAST, detail: texts.shareFailedHint })
    }
  }

  return (
    <Card flush className={styles.card}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <div className={styles.identity}>
            <Avatar name={restaurant.name} src={restaurant.logoUrl || undefined} size={60} />
            <div>
              <h2>{restaurant.name}</h2>
              <Badge
                className={styles.status}
                tone={restaurant.status === 'active' && !restaurant.suspension ? 'ok' : 'off'}
              >
                {menuState(restaurant)}
              </Badge>
            </div>
          </div>
          <p className={styles.address}>
            <span>{publicHost()}/</span>
            {restaurant.slug}
          </p>
          <div className={styles.actions}>
            <ButtonLink
              variant={isQuiet ? 'secondary' : 'primary'}
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
              onError={() => toast.error(texts.copyFailed, { id: TOAST, detail: texts.copyFailedHint })}
            >
              {texts.copyLink}
            </CopyButton>
            <Button variant="secondary" icon={<ShareNetworkIcon size={20} />} onClick={() => void share()}>
              {texts.share}
            </Button>
          </div>
        </div>
        <div
          className={`${styles.table} mantel`}
          style={{ '--owner': restaurant.theme.primaryColor } as CSSProperties}
          aria-hidden="true"
        >
          <div className={styles.phone}>
            <div className={styles.screen}>
              {isReady && <LookFrame path={lookPath(restaurant._id, restaurant.theme)} title={texts.preview} inert />}
            </div>
          </div>
        </div>
      </div>
    </Card>
  )
}
