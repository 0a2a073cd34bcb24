// Notices of the browser. They are asked for by a click only, and come only while some page of Kubrik is open.
import { signal } from "@preact/signals";

const canNotify = () => typeof Notification !== "undefined";

export const notifying = signal(canNotify() ? Notification.permission : "denied");
export const askToNotify = async () => {
  if (canNotify()) notifying.value = await Notification.requestPermission();
};

/** `tag`: a newer notice with the same one takes the place of the older. */
export function notify(title: string, body: string, tag: string) {
  if (notifying.value !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag, icon: "/icon.svg" });
    notice.onclick = () => (window.focus(), notice.close());
  } catch {
    /* some phones allow them only from a service worker: the title and the sound remain */
  }
}
