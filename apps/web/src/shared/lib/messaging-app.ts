/** Whether the page is open in the messaging app's own browser. */
export function isMessagingApp(userAgent = navigator.userAgent): boolean {
  return /MicroMessenger/i.test(userAgent)
}
