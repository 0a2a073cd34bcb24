// Saves a text as a file on this device.
export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // the browser has begun by then
}
