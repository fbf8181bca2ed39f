import { initMenu } from './script/menu-script.ts'

initMenu()
