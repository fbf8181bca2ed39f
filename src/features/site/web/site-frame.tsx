import type { ReactNode } from 'react'
import logo from '../../../ui/assets/logo/logo.svg?url'
import { siteTexts as texts } from '../site.texts.ts'

const Links = () => (
  <>
    <a href="/#caracteristicas">{texts.features}</a>
    <a href="/#como-funciona">{texts.how}</a>
    <a href="/precios">{texts.prices}</a>
  </>
)

function Header() {
  return (
    <header className="site-h">
      <a href="/" aria-label={texts.home}>
        <img src={logo} alt="Sobremesa" height="30" width="208" />
      </a>
      <nav aria-label={texts.mainNav} className="wide">
        <Links />
      </nav>
      <div className="r wide">
        <a className="btn btn-g" href="/auth">
          {texts.login}
        </a>
        <a className="btn btn-brand" href="/auth?mode=register">
          {texts.start}
        </a>
      </div>
      <details className="narrow">
        <summary aria-label={texts.openMenu}>
          <span aria-hidden="true">☰</span>
        </summary>
        <nav aria-label={texts.mainNav}>
          <Links />
          <a href="/auth">{texts.login}</a>
          <a className="btn btn-brand" href="/auth?mode=register">
            {texts.start}
          </a>
        </nav>
      </details>
    </header>
  )
}

function Footer({ year }: { year: number }) {
  return (
    <footer className="foot mantel mantel-botella">
      <div className="wrap">
        <div className="top">
          <p>{texts.closing}</p>
          <a className="btn btn-lg" href="/auth?mode=register">
            {texts.start}
          </a>
        </div>
        <div className="fr">
          <span>{texts.rights(year)}</span>
          <nav aria-label={texts.legalNav}>
            {texts.legal.map(({ path, label }) => (
              <a key={path} href={path}>
                {label}
              </a>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  )
}

/** Header and footer of the pages for everybody (S1 §2). */
export function SiteFrame({ year, children }: { year: number; children: ReactNode }) {
  return (
    <>
      <Header />
      <main>{children}</main>
      <Footer year={year} />
    </>
  )
}
