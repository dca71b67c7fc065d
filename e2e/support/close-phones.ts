import { afterEach } from 'vitest'
import { closePhones } from './phone.ts'

afterEach(closePhones)
