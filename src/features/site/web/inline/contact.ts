import { startContactForm } from '../contact/contact-script.ts'

startContactForm()
