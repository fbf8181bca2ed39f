import type { ReactNode } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import logo from '#ui/assets/logo/logo.svg?url&no-inline'
import { ButtonLink } from '#ui/button/button-link.tsx'
import type { SitePath } from '../site.render.ts'
import { siteTexts as texts } from '../site.texts.ts'
import { Drawer, DrawerButton } from './drawer.tsx'
import { MainLinks } from './main-links.tsx'
import { SetLines } from './set-lines.tsx'

/** Where the skip link leads. */
const CONTENT = 'contenido'

type SiteFrameProps = {
  /** Undefined for a page that is none of these. */
  path?: SitePath | undefined
  year: number
  children: ReactNode
}

function Header({ path }: Pick<SiteFrameProps, 'path'>) {
  return (
    <header className="site-h">
      <a href="/" aria-label={texts.home}>
        <img src={logo} alt={texts.brand} height="30" width="208" />
      </a>
      <nav aria-label={texts.mainNav}>
        <MainLinks path={path} />
      </nav>
      <div className="r">
        <ButtonLink variant="ghost" href={PAGES.signIn}>
          {texts.login}
        </ButtonLink>
        <ButtonLink variant="secondary" className="cta" href={PAGES.signUp}>
          {texts.start}
        </ButtonLink>
      </div>
      <DrawerButton />
    </header>
  )
}

function Footer({ year }: { year: number }) {
  return (
    <footer className="foot mantel mantel-botella">
      <div className="wrap">
        <div className="top">
          <p>
            <SetLines lines={texts.closing} />
          </p>
          <ButtonLink size="lg" href={PAGES.signUp}>
            {texts.start}
          </ButtonLink>
        </div>
        <div className="wordmark" aria-hidden="true" />
        <div className="fr">
          <span>{texts.rights(year)}</span>
          <nav aria-label={texts.legalNav}>
            {texts.legal.map(({ path, label }) => (
              <a key={path} href={path}>
                {label}
              </a>
            ))}
            <a href={PAGES.signUp}>{texts.signUp}</a>
          </nav>
        </div>
      </div>
    </footer>
  )
}

/** Header, drawer and footer of the public pages (S1 §2). */
export function SiteFrame({ path, year, children }: SiteFrameProps) {
  return (
    <>
      <a className="skip" href={`#${CONTENT}`}>
        {texts.skip}
      </a>
      <Header path={path} />
      <main id={CONTENT}>{children}</main>
      <Footer year={year} />
      <Drawer />
    </>
  )
}
