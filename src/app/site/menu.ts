import { initMenu } from '../../features/public-menu/web/script/menu-script.ts'

initMenu()
