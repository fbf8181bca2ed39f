import { initActionsLoader } from '#features/public-menu/web/script/actions-loader.ts'
import { initBloom } from '#features/public-menu/web/script/bloom.ts'
import { initLanguage } from '#features/public-menu/web/script/language.ts'
import { initOffline } from '#features/public-menu/web/script/offline.ts'
import { restorePlace } from '#features/public-menu/web/script/place.ts'
import { initReplacedAddress } from '#features/public-menu/web/script/replaced-address.ts'
import { initScrollSpy } from '#features/public-menu/web/script/scroll-spy.ts'

// The menu page's first script: what no tap asks for. Everything on the page is there without it.
initActionsLoader()
initLanguage()
initBloom()
initReplacedAddress()
restorePlace()
initScrollSpy()
initOffline()
document.querySelectorAll('tr')[Number(document.documentElement.dataset['day'])]?.setAttribute('aria-current', 'date')
