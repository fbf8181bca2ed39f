import './built-files.ts'
import { initMenu } from './script/menu-script.ts'

initMenu()
