import dayjs from 'dayjs'

/** 6月26日 09:05, in the phone's own time; '' for what is not a moment. */
export function momentText(at: string): string {
  const moment = dayjs(at)
  return moment.isValid() ? moment.format('M月D日 HH:mm') : ''
}
