// Words around links to give away.
import type { Words } from "./speak";

export const SHARE: Words<"copy" | "copied" | "share" | "qr" | "qr_label"> = {
  en: { copy: "Copy link", copied: "Copied", share: "Share…", qr: "QR code", qr_label: "QR code: {title}" },
  ru: { copy: "Скопировать ссылку", copied: "Скопировано", share: "Поделиться…", qr: "QR-код", qr_label: "QR-код: {title}" },
};
