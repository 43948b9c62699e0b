// One interface to browsers other than Chromium: Firefox by WebDriver BiDi, WebKit by its WebDriver.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { type Name, pickElement } from './pick.ts';

/** What an engine can do with its page; `Element` is its own handle. */
interface Driver<Element> {
  goto(url: string): Promise<unknown>;
  find(role: string, name: Name): Promise<Element | null>;
  click(element: Element): Promise<unknown>;
  type(element: Element, text: string): Promise<unknown>;
  upload(element: Element, path: string): Promise<unknown>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<unknown>;
  /** Runs an expression in the page. */
  read(expression: string): Promise<unknown>;
  screenshot(path: string): Promise<unknown>;
  close(): Promise<unknown>;
}

const WINDOW = { width: 1280, height: 900 };
const newFolder = () => mkdtempSync(join(tmpdir(), 'studio-engine-'));

const findFreePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
};

const firstOf = (...paths: string[]) => paths.find((path) => existsSync(path));

/** Tries until it succeeds, for at most half a minute: pages load, and elements are replaced. */
const patiently = async <T>(attempt: () => Promise<T | null | undefined | false>, wish: string): Promise<T> => {
  let last: unknown = 'not there';
  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(100)) {
    try {
      const result = await attempt();
      if (result) return result;
    } catch (error) {
      last = error instanceof Error ? error.message : error;
    }
  }
  throw new Error(`${wish}: ${last}`);
};

/** Runs in the page: resolves once the element has stopped moving, for example with a dialog whose content is loaded. */
const whenStill = async (element: Element) => {
  const place = () => {
    const { x, y } = element.getBoundingClientRect();
    return `${x} ${y}`;
  };
  for (let before = ''; before !== place(); await new Promise((done) => setTimeout(done, 200))) before = place();
};

const openFirefox = async (executablePath: string): Promise<Driver<ElementHandle>> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: WINDOW,
    extraPrefsFirefox: {
      'browser.download.dir': newFolder(),
      'browser.download.folderList': 2, // the folder above
      'intl.accept_languages': 'en-US',
    },
  });
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    find: async (role, name) =>
      (await page.evaluateHandle(pickElement, role, name)).asElement() as ElementHandle | null,
    click: async (element) => {
      await element.evaluate(whenStill);
      await element.click();
    },
    type: async (element, text) => {
      await element.evaluate((node) => node instanceof HTMLInputElement && node.select());
      await element.type(text);
    },
    upload: (element, path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
    press: (key) => page.keyboard.press(key as KeyInput),
    read: (expression) => page.evaluate(expression),
    screenshot: async (path) => writeFileSync(path, await page.screenshot()),
    close: () => browser.close(),
  };
};

const openWebKit = async (binary: string): Promise<Driver<WebElement>> => {
  const home = newFolder(); // its downloads and its cookies
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, HOME: home, LANG: 'C.UTF-8' };
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const stopHelpers = () => {
    for (const helper of [service, screen]) helper.kill();
  };
  process.once('exit', stopHelpers);
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    unhandledPromptBehavior: 'ignore',
  };
  const driver = await patiently(
    () => new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
    'WebKitWebDriver',
  );
  await driver.manage().setTimeouts({ pageLoad: 60_000 });
  await driver
    .manage()
    .window()
    .setRect({ ...WINDOW, x: 0, y: 0 });
  const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };
  return {
    goto: (url) => driver.get(url),
    find: (role, name) => driver.executeScript(`return (${pickElement})(...arguments)`, role, name),
    click: (element) => element.click(),
    type: async (element, text) => {
      await driver.executeScript('arguments[0].select?.()', element);
      await element.sendKeys(text);
    },
    upload: (element, path) => element.sendKeys(path),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    read: (expression) => driver.executeScript(`return (${expression})`),
    screenshot: async (path) => writeFileSync(path, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => {}); // the driver itself may have died
      stopHelpers();
    },
  };
};

const withPatience = <Element>(driver: Driver<Element>, origin: string) => {
  const on = (role: string, name: Name, act: (element: Element) => Promise<unknown>) =>
    patiently(
      async () => {
        const element = await driver.find(role, name);
        if (element) await act(element);
        return element !== null;
      },
      `${role} ${JSON.stringify(name)}`,
    );
  const read = (expression: string) => driver.read(expression);
  return {
    goto: (path: string) => driver.goto(`${origin}${path}`),
    see: (role: string, name: Name) => on(role, name, async () => {}),
    click: (role: string, name: Name) => on(role, name, (element) => driver.click(element)),
    type: (name: Name, text: string) => on('textbox', name, (element) => driver.type(element, text)),
    upload: (name: Name, path: string) => on('file', name, (element) => driver.upload(element, path)),
    press: driver.press,
    read,
    /** Waits until the expression is true in the page. */
    until: (expression: string) => patiently(async () => Boolean(await read(expression)), expression),
    screenshot: driver.screenshot,
    close: driver.close,
  };
};

export type Browser = ReturnType<typeof withPatience>;

const firefox = firstOf('/usr/bin/firefox-esr', '/usr/bin/firefox');
const miniBrowser = firstOf('/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser');
const hasWebKit = miniBrowser && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb');

/** The engines by name; one that is not installed cannot be opened, and says what would install it. */
export const engines = {
  firefox: {
    install: 'apt-get install firefox-esr',
    open: firefox ? async (origin: string) => withPatience(await openFirefox(firefox), origin) : undefined,
  },
  webkit: {
    install: 'apt-get install webkit2gtk-driver xvfb',
    open: hasWebKit ? async (origin: string) => withPatience(await openWebKit(miniBrowser), origin) : undefined,
  },
};
