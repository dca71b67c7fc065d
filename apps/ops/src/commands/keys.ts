import { rotateKeys } from '@wenjin/database/keys/key-folder'
import { Failure } from '../shell/command.ts'
import { change } from '../shell/define.ts'
import { checkKeys } from '../shell/open-keys.ts'

export const keysRotate = change({
  name: 'keys rotate',
  summary: '更换密钥',
  about: `在数据目录里加一代新密钥：密码改用它加密传送，之后的密文用它加密。旧的密文照样能解，没有人会被登出；
正在运行的服务器五秒内用上新密钥。备份数据库时要一起备份数据目录里的keys。`,
  example: 'keys rotate',
  options: {},
  async plan({ place: { dataDir } }) {
    await checkKeys(dataDir)
    return {
      intent: `更换${dataDir}的密钥`,
      detail: {},
      async apply(_db, now) {
        const keyId = await rotateKeys(dataDir, now)
        if (keyId === undefined) throw new Failure('刚刚有人更换了密钥')
        return { lines: [`新密钥：${keyId}`], made: { keyId } }
      },
    }
  },
})
