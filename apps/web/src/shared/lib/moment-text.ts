const DAY = 86_400_000
const CHINA = 8 * 3_600_000

/** A moment as people say it, in China's time: 今天 09:00, 昨天 21:30, 6月3日 08:05, 2025年6月3日. */
export function momentText(iso: string, now: Date): string {
  const at = new Date(Date.parse(iso) + CHINA)
  if (Number.isNaN(at.getTime())) return '--'
  const here = new Date(now.getTime() + CHINA)
  const time = `${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}`
  const daysAgo = Math.floor(here.getTime() / DAY) - Math.floor(at.getTime() / DAY)
  if (daysAgo === 0) return `今天 ${time}`
  if (daysAgo === 1) return `昨天 ${time}`
  const date = `${at.getUTCMonth() + 1}月${at.getUTCDate()}日`
  return at.getUTCFullYear() === here.getUTCFullYear() ? `${date} ${time}` : `${at.getUTCFullYear()}年${date}`
}

function pad(figure: number): string {
  return String(figure).padStart(2, '0')
}
